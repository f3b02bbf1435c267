import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { claimRecipients } from '#domain/broadcasts/claim-recipients.ts'
import { finishBroadcast } from '#domain/broadcasts/finish-broadcast.ts'
import { openBroadcast } from '#domain/broadcasts/open-broadcast.ts'
import { recordResults } from '#domain/broadcasts/record-results.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { createBroadcast, recipientsOf } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const rules = { channel: 'sms', purpose: 'service', promotionsPerDay: 2, now: new Date() } as const

test('whoever waits is stopped, what is under way finishes, and others go on', async ({ db }) => {
  const other = await createBroadcast(db)
  const { id, staff, referenceNo } = await createBroadcast(db)
  const { claimed } = await claimRecipients(db, id, 1, rules)
  expect(await stopBroadcast(db, staff, referenceNo)).toBe(2)
  expect(await finishBroadcast(db, id)).toBe(false)
  await recordResults(db, [{ id: claimed[0]!.id, status: 'sent', reason: '' }])
  expect(await finishBroadcast(db, id)).toBe(true)

  const stopped = { status: 'stopped', reason: 'stopped' }
  expect(await recipientsOf(db, id)).toMatchObject([{ status: 'sent' }, stopped, stopped])
  const statuses = (await recipientsOf(db, other.id)).map(({ status }) => status)
  expect(statuses).toEqual(['queued', 'queued', 'queued'])
  const broadcasts = await db
    .selectFrom('broadcast')
    .select(['status', 'stoppedAt'])
    .orderBy('id')
    .execute()
  expect(broadcasts).toEqual([
    { status: 'sending', stoppedAt: null },
    { status: 'stopped', stoppedAt: expect.any(Date) },
  ])
})

test('a message that comes back to the queue after the stop does not go out', async ({ db }) => {
  const { id, staff, referenceNo } = await createBroadcast(db)
  const { claimed } = await claimRecipients(db, id, 1, rules)
  await stopBroadcast(db, staff, referenceNo)
  await recordResults(db, [{ id: claimed[0]!.id, status: 'queued', reason: '' }])
  expect(await finishBroadcast(db, id)).toBe(true)

  const statuses = (await recipientsOf(db, id)).map(({ status }) => status)
  expect(statuses).toEqual(['stopped', 'stopped', 'stopped'])
})

test('stopping again answers the same and is in the audit log once', async ({ db }) => {
  const { staff, referenceNo } = await createBroadcast(db)
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  for (const viewer of [colleague, staff]) {
    expect(await stopBroadcast(db, viewer, referenceNo)).toBe(3)
  }

  const entries = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectKind', 'subjectId'])
    .where('action', '=', 'message.stop')
    .execute()
  expect(entries).toEqual([
    { actorId: colleague.id, subjectKind: 'broadcast', subjectId: referenceNo },
  ])
})

test('one that is stopped when all is sent stays done', async ({ db }) => {
  const { id, staff, referenceNo } = await createBroadcast(db)
  const { claimed } = await claimRecipients(db, id, 3, rules)
  await recordResults(
    db,
    claimed.map((one) => ({ id: one.id, status: 'sent', reason: '' })),
  )
  expect(await finishBroadcast(db, id)).toBe(true)

  expect(await stopBroadcast(db, staff, referenceNo)).toBe(0)
  const done = db.selectFrom('broadcast').select(['status', 'stoppedAt', 'doneAt'])
  expect(await done.execute()).toEqual([
    { status: 'done', stoppedAt: null, doneAt: expect.any(Date) },
  ])
})

test('only staff stop a broadcast, and only one that was sent', async ({ db }) => {
  const { staff, referenceNo } = await createBroadcast(db)
  const member = asViewer(await createUser(db))
  expect(() => stopBroadcast(db, member, referenceNo)).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  )
  const open = await openBroadcast(db, staff, 'sms')
  for (const reference of [open, 'SM-NONE']) {
    await expect(stopBroadcast(db, staff, reference)).rejects.toMatchObject({
      code: 'not_found',
      message: texts.sender.nothingToStop,
    })
  }
})
