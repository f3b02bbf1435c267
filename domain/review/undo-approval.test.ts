import { sql } from 'kysely'
import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { settleReview } from '#domain/review/settle-review.ts'
import { undoApproval } from '#domain/review/undo-approval.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const tooLate = { code: 'conflict', message: texts.review.undoTooLate }
const approval = { to: 'active', canUndo: true } as const

test('an approval that is undone leaves no trace with the owner', async ({ db }) => {
  const submittedAt = new Date('2026-11-01T10:00:00Z')
  const { owner, staff, listing } = await prepare(db, { submittedAt })
  await claimListing(db, staff, listing.id)
  await decideListing(db, staff, listing.spn, approval)
  const review = await findLastReview(db, listing.id)
  await undoApproval(db, staff, listing.spn)
  await settleReview(db, review!.id)

  expect(await find(db, listing.id)).toMatchObject({ status: 'under_review', submittedAt })
  expect(await findLastReview(db, listing.id)).toBeUndefined()
  expect(await listNotifications(db, owner)).toEqual([])
  expect(await claimListing(db, staff, listing.id)).toMatchObject({ isMine: true })
})

test('the owner hears of an approval once, when it is settled', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  await db.insertInto('complaint').values({ listingId: listing.id, reason: 'fake' }).execute()
  await decideListing(db, staff, listing.spn, approval)
  expect(await listNotifications(db, owner)).toEqual([])
  expect(await listOpenComplaints(db, listing.id)).toHaveLength(1)

  const review = await findLastReview(db, listing.id)
  for (let time = 0; time < 2; time++) await settleReview(db, review!.id)
  expect(await listNotifications(db, owner)).toMatchObject([
    { subject: texts.notifications.approvedSubject },
  ])
  expect(await listOpenComplaints(db, listing.id)).toEqual([])
  await expect(undoApproval(db, staff, listing.spn)).rejects.toMatchObject(tooLate)
})

test('reports of a shown listing are open again when its approval is undone', async ({ db }) => {
  const { staff, listing } = await prepare(db, { status: 'active' })
  await fileComplaint(db, null, listing.spn, { reason: 'fake', note: '', address: '10.0.0.1' })
  await decideListing(db, staff, listing.spn, approval)
  await undoApproval(db, staff, listing.spn)

  expect(await find(db, listing.id)).toMatchObject({ status: 'active' })
  expect(await listOpenComplaints(db, listing.id)).toHaveLength(1)
})

test('the job that settles an approval is queued for when it cannot be undone', async ({ db }) => {
  const { staff, listing } = await prepare(db)
  await decideListing(db, staff, listing.spn, approval)
  const { id: reviewId } = (await findLastReview(db, listing.id))!

  const { rows } = await sql`
    select data, start_after - created_on as delay from pgboss.job where name = 'settle-review'
  `.execute(db)
  expect(rows).toMatchObject([{ data: { reviewId }, delay: { seconds: 10 } }])
})

test('an approval without the wish to undo it is told at once', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  await decideListing(db, staff, listing.spn, { to: 'active' })

  expect(await listNotifications(db, owner)).toHaveLength(1)
  await expect(undoApproval(db, staff, listing.spn)).rejects.toMatchObject(tooLate)
})

test('only whoever approved can undo it, and not what changed since', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  await decideListing(db, staff, listing.spn, approval)
  const other = asViewer(await createUser(db, { role: 'staff' }))
  await expect(undoApproval(db, other, listing.spn)).rejects.toMatchObject(tooLate)

  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  await expect(undoApproval(db, staff, listing.spn)).rejects.toMatchObject(tooLate)
  // The owner has moved on, so there is nothing to tell.
  await settleReview(db, (await findLastReview(db, listing.id))!.id)
  expect(await listNotifications(db, owner)).toEqual([])
})

test('a refusal is nothing to undo', async ({ db }) => {
  const { staff, listing } = await prepare(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed', canUndo: true })
  await expect(undoApproval(db, staff, listing.spn)).rejects.toMatchObject(tooLate)
  const { spn } = await createListing(db)
  await expect(undoApproval(db, staff, spn)).rejects.toMatchObject(tooLate)
  expect(await find(db, listing.id)).toMatchObject({ status: 'review_failed' })
})

test('what was rejected before is rejected again with its reason', async ({ db }) => {
  const { staff, listing } = await prepare(db)
  const reason = 'The photos are blurred.'
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reason })
  await decideListing(db, staff, listing.spn, approval)
  await undoApproval(db, staff, listing.spn)

  expect(await find(db, listing.id)).toMatchObject({
    status: 'review_failed',
    statusReason: reason,
  })
})

test.for(['active', 'sold_out'] as const)(
  'staff cannot make their own listing %s, another one can',
  async (to, { db }) => {
    const owner = asViewer(await createUser(db, { role: 'staff' }))
    const { spn } = await createListing(db, { ownerId: owner.id, status: 'under_review' })
    await expect(decideListing(db, owner, spn, { to })).rejects.toMatchObject({
      code: 'forbidden',
      message: texts.review.ownListing,
    })

    const other = asViewer(await createUser(db, { role: 'staff' }))
    expect((await decideListing(db, other, spn, { to })).status).toBe(to)
  },
)

test('staff mark their own shown listing as sold', async ({ db }) => {
  const owner = asViewer(await createUser(db, { role: 'staff' }))
  const { spn } = await createListing(db, { ownerId: owner.id, status: 'active' })
  expect((await decideListing(db, owner, spn, { to: 'sold_out' })).status).toBe('sold_out')
})

test('a listing that is complained about again is decided again', async ({ db }) => {
  const { staff, listing } = await prepare(db)
  const complaint = { reason: 'fake', note: '', address: '10.0.0.1' } as const
  await decideListing(db, staff, listing.spn, { to: 'active' })
  await fileComplaint(db, null, listing.spn, complaint)
  await decideListing(db, staff, listing.spn, { to: 'active' })

  expect(await listOpenComplaints(db, listing.id)).toEqual([])
})

test('an owner who is told no reason is asked to call', async ({ db }) => {
  const { owner, staff, listing } = await prepare(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed' })
  const [notification] = await listNotifications(db, owner)

  expect(notification?.body).toContain(texts.notifications.callForReason)
})

async function prepare(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const status = 'under_review' as const
  const listing = await createListing(db, { ownerId: owner.id, status, ...differences })
  return { owner, staff, listing }
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
