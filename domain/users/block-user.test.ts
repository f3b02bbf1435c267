import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { reportListing } from '#domain/reports/report-listing.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { blockUser, unblockUser } from '#domain/users/block-user.ts'
import { saveProfile } from '#domain/users/save-profile.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const kind = { category: 'residential', deal: 'rent' } as const
const settings = { days: 1, staffIdleHours: 1 }
const client = { device: '', address: '' }

test('a block ends the sessions, hides what is shown and tells the person why', async ({ db }) => {
  const { owner, staff } = await people(db)
  await startSession(db, settings, owner.id, client)
  const active = await createListing(db, { ownerId: owner.id })
  const sold = await createListing(db, { ownerId: owner.id, status: 'sold_out' })
  const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
  await blockUser(db, staff, owner.id, 'Asks for money in advance.')

  expect(await db.selectFrom('session').select('id').execute()).toEqual([])
  expect(await statuses(db)).toEqual({
    [active.id]: 'delete',
    [sold.id]: 'delete',
    [draft.id]: 'draft',
  })
  expect(await findListing(db, null, active.spn)).toBeUndefined()
  const notices = await listNotifications(db, owner)
  expect(notices).toHaveLength(1)
  expect(notices[0]?.body).toContain('Asks for money in advance.')
  const audit = await db.selectFrom('auditEntry').select(['actorId', 'action']).execute()
  expect(audit).toContainEqual({ actorId: staff.id, action: 'user.block' })
})

test('unblocking gives back what the block hid, at its old place', async ({ db }) => {
  const { owner, staff } = await people(db)
  const active = await createListing(db, { ownerId: owner.id })
  const sold = await createListing(db, { ownerId: owner.id, status: 'sold_out' })
  const disabled = await createListing(db, { ownerId: owner.id, status: 'delete' })
  const judged = await createListing(db, { ownerId: owner.id })
  await blockUser(db, staff, owner.id, 'Fraud')
  await changeListingStatus(db, staff, judged.id, { to: 'review_failed', reason: 'Not his.' })
  await unblockUser(db, staff, owner.id)

  expect(await statuses(db)).toEqual({
    [active.id]: 'active',
    [sold.id]: 'sold_out',
    [disabled.id]: 'delete',
    [judged.id]: 'review_failed',
  })
  const { activeAt } = (await findListing(db, null, active.spn))!
  expect(activeAt).toEqual(active.activeAt)
  expect(await startSession(db, settings, owner.id, client)).toBeDefined()
})

test('nothing of a blocked owner can be shown, not even by staff', async ({ db }) => {
  const { owner, staff } = await people(db)
  const { id } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
  await blockUser(db, staff, owner.id, 'Fraud')

  await expect(changeListingStatus(db, staff, id, { to: 'active' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test.for(['staff', 'administrator'] as const)('a %s cannot be blocked', async (role, { db }) => {
  const { staff } = await people(db)
  const { id } = await createUser(db, { role })

  await expect(blockUser(db, staff, id, 'Quarrel')).rejects.toMatchObject({ code: 'forbidden' })
})

test('somebody who does not exist cannot be blocked', async ({ db }) => {
  const { staff } = await people(db)
  for (const id of ['nobody', '01890000-0000-7000-8000-000000000000']) {
    await expect(blockUser(db, staff, id, 'Fraud')).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('blocking twice tells once', async ({ db }) => {
  const { owner, staff } = await people(db)
  for (let time = 0; time < 2; time++) await blockUser(db, staff, owner.id, 'Fraud')

  expect(await listNotifications(db, owner)).toHaveLength(1)
})

type Write = (db: Db, viewer: Viewer, spns: { own: string; other: string }) => Promise<unknown>

const writes: Record<string, Write> = {
  'a login': (db, { id }) => startSession(db, settings, id, client),
  'a draft': (db, viewer) =>
    saveListingAnswers(db, viewer, undefined, { ...kind, answers: { address: 'A' } }),
  'an answer': (db, viewer, { own }) =>
    saveListingAnswers(db, viewer, own, { ...kind, answers: { address: 'B' } }),
  'a change of status': (db, viewer, { own }) =>
    changeListingStatus(db, viewer, own, { to: 'delete' }),
  'a saved listing': (db, viewer, { other }) => saveListing(db, viewer, other),
  'a report': (db, viewer, { other }) =>
    reportListing(db, viewer, other, { reason: 'fake', note: '', address: '' }),
  'a profile save': (db, viewer) => saveProfile(db, viewer, { name: 'B', email: 'b@example.com' }),
}

describe('a blocked account, in a request that began before', () => {
  test.for(Object.entries(writes))(
    '%s is refused',
    async ([, write], { freshDatabase: { db } }) => {
      const { owner, staff } = await people(db)
      const own = (await createListing(db, { ownerId: owner.id, status: 'draft' })).spn
      const other = (await createListing(db)).spn
      await blockUser(db, staff, owner.id, 'Fraud')

      await expect(write(db, owner, { own, other })).rejects.toThrow(/blocked|log in/)
    },
  )
})

async function people(db: Db) {
  const staff = asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
  return { owner: asViewer(await createUser(db)), staff }
}

async function statuses(db: Db) {
  const rows = await db.selectFrom('listing').select(['id', 'status']).execute()
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}
