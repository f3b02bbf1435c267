import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { blockUser, unblockUser } from '#domain/blocks/block-user.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
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
  const notifications = await listNotifications(db, owner)
  expect(notifications).toHaveLength(1)
  expect(notifications[0]?.body).toContain('Asks for money in advance.')
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
  await changeListingStatus(db, actorFor(staff), judged.id, {
    to: 'review_failed',
    reason: 'Not his.',
  })
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

test('what staff removed during a block stays removed, and others’ listings stay as they are', async ({
  db,
}) => {
  const { owner, staff } = await people(db)
  const own = await createListing(db, { ownerId: owner.id })
  const other = await createListing(db)
  const blockedToo = await createListing(db)
  await blockUser(db, staff, blockedToo.ownerId, 'Fraud')
  await blockUser(db, staff, owner.id, 'Fraud')
  const removal = { to: 'delete', reason: 'Not his.' } as const
  await changeListingStatus(db, actorFor(staff), own.id, removal)
  await unblockUser(db, staff, owner.id)

  expect(await statuses(db)).toEqual({
    [own.id]: 'delete',
    [other.id]: 'active',
    [blockedToo.id]: 'delete',
  })
})

test('nothing of a blocked owner can be shown, not even by staff', async ({ db }) => {
  const { owner, staff } = await people(db)
  const { id } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
  await blockUser(db, staff, owner.id, 'Fraud')

  await expect(
    changeListingStatus(db, actorFor(staff), id, { to: 'active' }),
  ).rejects.toMatchObject({
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

test('a block and its end are of one account, and everybody else stays as they are', async ({
  db,
}) => {
  const { owner, staff } = await people(db)
  const other = asViewer(await createUser(db))
  const blockedBefore = asViewer(await createUser(db))
  await blockUser(db, staff, blockedBefore.id, 'Spam')
  for (const { id } of [owner, other]) await startSession(db, settings, id, client)
  const blocks = async () => {
    const rows = await db.selectFrom('appUser').select(['id', 'blockedReason']).execute()
    return Object.fromEntries(rows.map(({ id, blockedReason }) => [id, blockedReason]))
  }

  await blockUser(db, staff, owner.id, 'Fraud')
  const others = { [other.id]: '', [staff.id]: '', [blockedBefore.id]: 'Spam' }
  expect(await blocks()).toEqual({ ...others, [owner.id]: 'Fraud' })
  const sessions = await db.selectFrom('session').select('userId').execute()
  expect(sessions).toEqual([{ userId: other.id }])

  await unblockUser(db, staff, owner.id, 'A mistake')
  await unblockUser(db, staff, other.id)
  expect(await blocks()).toEqual({ ...others, [owner.id]: '' })
  const log = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'action', 'beforeState', 'afterState', 'reason'])
    .where('subjectKind', '=', 'user')
    .where('subjectId', 'in', [owner.id, other.id])
    .orderBy('id')
    .execute()
  const entry = { actorId: staff.id, beforeState: '', afterState: '' }
  expect(log).toEqual([
    { ...entry, action: 'user.block', afterState: 'blocked', reason: 'Fraud' },
    { ...entry, action: 'user.unblock', beforeState: 'blocked', reason: 'A mistake' },
  ])
})

test('an account that is erased is neither blocked nor unblocked', async ({ db }) => {
  const { staff } = await people(db)
  const { id } = await createUser(db, { phone: null, erasedAt: new Date() })
  const notFound = { code: 'not_found' }
  await expect(blockUser(db, staff, id, 'Fraud')).rejects.toMatchObject(notFound)
  await expect(unblockUser(db, staff, id)).rejects.toMatchObject(notFound)
})

type Write = (db: Db, viewer: Viewer, spns: { own: string; other: string }) => Promise<unknown>

const writes: Record<string, Write> = {
  'a login': (db, { id }) => startSession(db, settings, id, client),
  'a draft': (db, viewer) =>
    saveListingAnswers(db, viewer, undefined, { ...kind, answers: { address: 'A' } }),
  'an answer': (db, viewer, { own }) =>
    saveListingAnswers(db, viewer, own, { ...kind, answers: { address: 'B' } }),
  'a change of status': (db, viewer, { own }) =>
    changeListingStatus(db, actorFor(viewer), own, { to: 'delete' }),
  'a saved listing': (db, viewer, { other }) => saveListing(db, viewer, other),
  'a report': (db, viewer, { other }) =>
    fileComplaint(db, viewer, other, { reason: 'fake', note: '', address: '' }),
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
