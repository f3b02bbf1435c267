import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { claimRecipients } from '#domain/broadcasts/claim-recipients.ts'
import { findProgress } from '#domain/broadcasts/find-broadcast.ts'
import { finishBroadcast } from '#domain/broadcasts/finish-broadcast.ts'
import { listPlannedBroadcasts } from '#domain/broadcasts/list-planned-broadcasts.ts'
import {
  cancelBroadcast,
  rescheduleBroadcast,
  startDueBroadcasts,
} from '#domain/broadcasts/schedule-broadcast.ts'
import { startBroadcast } from '#domain/broadcasts/start-broadcast.ts'
import { createBroadcast, recipientsOf, senderSettings } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const rules = { channel: 'sms', purpose: 'service', promotionsPerDay: 2, now: new Date() } as const
const noon = new Date('2099-01-01T06:30:00Z')
const evening = new Date('2099-01-01T12:30:00Z')

test('a message for later waits for its time, and is begun once', async ({ db }) => {
  const { id, staff, referenceNo, draft } = await createBroadcast(db, { scheduledAt: noon })
  expect(await findProgress(db, staff, referenceNo)).toMatchObject({
    status: 'scheduled',
    scheduledAt: noon,
    waiting: 3,
  })
  expect(await startDueBroadcasts(db, new Date(noon.getTime() - 1))).toBe(0)
  expect(await finishBroadcast(db, id)).toBe(true)
  expect(await listPlannedBroadcasts(db)).toMatchObject([{ referenceNo, status: 'scheduled' }])

  expect(await startDueBroadcasts(db, noon)).toBe(1)
  expect(await startDueBroadcasts(db, noon)).toBe(0)
  expect(await findProgress(db, staff, referenceNo)).toMatchObject({ status: 'sending' })
  expect((await claimRecipients(db, id, 9, rules)).claimed).toHaveLength(3)
  // The same call again begins nothing, another time under the same reference is refused.
  await startBroadcast(db, staff, referenceNo, draft, senderSettings)
  const other = startBroadcast(
    db,
    staff,
    referenceNo,
    { ...draft, scheduledAt: evening },
    senderSettings,
  )
  await expect(other).rejects.toMatchObject({ code: 'conflict' })
})

test('its time can be changed until it begins, by any member of staff', async ({ db }) => {
  const { staff, referenceNo } = await createBroadcast(db, { scheduledAt: noon })
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  await rescheduleBroadcast(db, colleague, referenceNo, evening)
  expect(await startDueBroadcasts(db, noon)).toBe(0)
  expect(await findProgress(db, staff, referenceNo)).toMatchObject({ scheduledAt: evening })
  await startDueBroadcasts(db, evening)

  const begun = { code: 'conflict', message: texts.sender.hasBegun }
  await expect(rescheduleBroadcast(db, staff, referenceNo, noon)).rejects.toMatchObject(begun)
  await expect(cancelBroadcast(db, staff, referenceNo)).rejects.toMatchObject(begun)
  await expect(cancelBroadcast(db, staff, 'SM-NONE')).rejects.toMatchObject({ code: 'not_found' })
  const entries = await db.selectFrom('auditEntry').select(['action', 'actorId']).execute()
  expect(entries).toContainEqual({ action: 'message.schedule', actorId: colleague.id })
})

test('a cancelled one is never sent to anybody', async ({ db }) => {
  const everyone = { search: '', except: [] }
  const audience = { phones: ['9300000000'], everyone }
  const { id, staff, referenceNo } = await createBroadcast(db, { audience, scheduledAt: noon })
  await cancelBroadcast(db, staff, referenceNo)

  expect(await startDueBroadcasts(db, evening)).toBe(0)
  expect((await claimRecipients(db, id, 9, rules)).claimed).toEqual([])
  expect(await recipientsOf(db, id)).toMatchObject([{ status: 'stopped', reason: 'stopped' }])
  expect(await findProgress(db, staff, referenceNo)).toMatchObject({ status: 'cancelled' })
  expect(await listPlannedBroadcasts(db)).toEqual([])
})

test('members schedule, move and cancel nothing', async ({ db }) => {
  const { referenceNo } = await createBroadcast(db, { scheduledAt: noon })
  const member = asViewer(await createUser(db))
  const refused = { code: 'forbidden' }
  await expect(rescheduleBroadcast(db, member, referenceNo, evening)).rejects.toMatchObject(refused)
  await expect(cancelBroadcast(db, member, referenceNo)).rejects.toMatchObject(refused)
})
