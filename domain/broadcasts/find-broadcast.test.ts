import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { findProgress, listRecipients } from '#domain/broadcasts/find-broadcast.ts'
import {
  countQueued,
  findSendingBroadcast,
  listSendingBroadcasts,
} from '#domain/broadcasts/find-sending-broadcast.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { createBroadcast, phonesFrom } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const statuses = ['sent', 'failed', 'skipped', 'unknown', 'stopped', 'queued', 'sending'] as const

test('progress counts everybody once, by what became of them', async ({ db }) => {
  const { id, staff, referenceNo, phones } = await oneOfEach(db)
  await createBroadcast(db)

  expect(await findProgress(db, staff, referenceNo)).toEqual({
    id,
    referenceNo,
    status: 'sending',
    isFilled: true,
    stoppedAt: null,
    scheduledAt: null,
    total: phones.length,
    success: 1,
    failed: 2,
    stopped: 1,
    leftOut: 1,
    unknown: 1,
    waiting: 2,
  })
})

test('a broadcast is for who sent it, and only once it is sent', async ({ db }) => {
  const { referenceNo, staff } = await createBroadcast(db)
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  const unknown = { code: 'not_found', message: texts.sender.unknownReference }
  await expect(findProgress(db, colleague, referenceNo)).rejects.toMatchObject(unknown)
  const open = await openBroadcast(db, staff, 'sms')
  await expect(findProgress(db, staff, open)).rejects.toMatchObject(unknown)
})

test('recipients are listed in their order, with a limit those first who have a problem', async ({
  db,
}) => {
  const { phones, ...broadcast } = await oneOfEach(db)
  await createBroadcast(db)
  const all = await listRecipients(db, broadcast.staff, broadcast)
  expect(all.map(({ phone, status }) => [phone, status])).toEqual(
    phones.map((phone, n) => [phone, statuses[n]]),
  )
  expect(all[0]).toEqual({ phone: phones[0], body: 'Hello null', status: 'sent', reason: '' })
  const some = await listRecipients(db, broadcast.staff, broadcast, { limit: 6 })
  expect(some.map(({ status }) => status)).toEqual([
    'failed',
    'skipped',
    'unknown',
    'stopped',
    'sending',
    'sent',
  ])

  const entries = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectKind', 'subjectId'])
    .where('action', '=', 'message.view')
    .execute()
  const viewed = {
    actorId: broadcast.staff.id,
    subjectKind: 'broadcast',
    subjectId: broadcast.referenceNo,
  }
  expect(entries).toEqual([viewed, viewed])
})

test('a worker finds the broadcasts that are under way, oldest first', async ({ db }) => {
  const [second, done, first] = [
    await createBroadcast(db),
    await createBroadcast(db),
    await createBroadcast(db),
  ]
  await openBroadcast(db, first.staff, 'sms')
  await db
    .updateTable('broadcast')
    .set({ sentAt: new Date('2026-01-01') })
    .where('id', '=', first.id)
    .execute()
  await db.updateTable('broadcast').set({ status: 'done' }).where('id', '=', done.id).execute()

  expect(await listSendingBroadcasts(db)).toEqual([first.id, second.id])
  expect(await findSendingBroadcast(db, done.id)).toBeUndefined()
  expect(await findSendingBroadcast(db, first.id)).toMatchObject({
    id: first.id,
    channel: 'sms',
    purpose: 'service',
    isFilled: true,
  })
  expect(await countQueued(db, first.id, 2)).toBe(2)
  expect(await countQueued(db, first.id, 9)).toBe(3)
})

/** A broadcast with one recipient in every status. */
async function oneOfEach(db: Parameters<typeof createBroadcast>[0]) {
  const phones = phonesFrom(9_300_000_000, statuses.length)
  const broadcast = await createBroadcast(db, { audience: { phones } })
  for (const [n, status] of statuses.entries()) {
    await db
      .updateTable('broadcastRecipient')
      .set({ status })
      .where('broadcastId', '=', broadcast.id)
      .where('phone', '=', phones[n]!)
      .execute()
  }
  return { ...broadcast, phones }
}
