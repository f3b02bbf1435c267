import { expect } from 'vitest'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { saveListingAnswers } from '#domain/listings/save-listing-answers.ts'
import { submitListing } from '#domain/listings/submit-listing.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { findUnusedPhotos } from '#domain/photos/find-unused-photos.ts'
import { claimListing } from '#domain/review/claim-listing.ts'
import { decideListing } from '#domain/review/decide-listing.ts'
import {
  findLastReview,
  findOpenReasons,
  listOpenReasons,
} from '#domain/review/find-last-review.ts'
import { findReasonsLeft } from '#domain/review/find-reasons-left.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const reasons = [
  { field: 'price', text: 'One zero too many' },
  { field: 'photos', photo: 'hall', text: 'This picture is blurred.' },
] as const

/** The same as they are kept: with the place of the picture. */
const kept = [reasons[0], { ...reasons[1], place: 1 }]

test('the owner gets each reason, until the listing is sent in again', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: [...reasons] })

  const rejected = { ...listing, status: 'review_failed' } as const
  expect(await findOpenReasons(db, rejected)).toEqual(kept)
  expect((await listOpenReasons(db, [rejected])).get(listing.id)).toEqual(kept)
  const [notification] = await listNotifications(db, owner)
  expect(notification?.body).toContain(
    'Price: One zero too many. Picture 1: This picture is blurred.',
  )

  const kind = { category: 'residential', deal: 'resale' } as const
  const draft = await saveListingAnswers(db, owner, listing.spn, { ...kind, answers: { price: 9 } })
  expect(draft.status).toBe('draft')
  expect(await findOpenReasons(db, draft)).toEqual(kept)
  const sentAgain = await submitListing(db, owner, listing.spn)
  expect(await findOpenReasons(db, sentAgain)).toEqual([])
})

test('a reason is answered once its answer or picture is another one', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: [...reasons] })
  const kind = { category: 'residential', deal: 'resale' } as const
  const save = (answers: ListingAnswers) =>
    saveListingAnswers(db, owner, listing.spn, { ...kind, answers })

  expect(await findReasonsLeft(db, await save({ facing: 'west' }))).toEqual(kept)
  expect(await findReasonsLeft(db, await save({ price: 850_000 }))).toEqual([kept[1]])
  const photos = ['view', 'hall', 'kitchen']
  expect(await findReasonsLeft(db, await save({ photos }))).toEqual([kept[1]])
  expect(await findReasonsLeft(db, await save({ photos: ['kitchen', 'view'] }))).toEqual([])
})

test('the pin is one answer in two columns', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  const pin = [{ field: 'lat', text: 'This is the next street.' } as const]
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: pin })
  const rejected = { ...listing, status: 'review_failed' } as const

  expect(await findReasonsLeft(db, rejected)).toEqual(pin)
  expect(await findReasonsLeft(db, { ...rejected, lng: listing.lng! + 0.001 })).toEqual([])
  expect(await findReasonsLeft(db, { ...rejected, lat: listing.lat! + 0.001 })).toEqual([])
})

test('a page of listings has the reasons of those that can be corrected', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  const rejected = { ...listing, status: 'review_failed' } as const
  expect(await listOpenReasons(db, [rejected])).toEqual(new Map())
  expect(await findOpenReasons(db, rejected)).toEqual([])
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: [...reasons] })

  expect(await listOpenReasons(db, [rejected])).toEqual(new Map([[listing.id, kept]]))
  expect(await listOpenReasons(db, [{ ...rejected, status: 'under_review' }])).toEqual(new Map())
})

test('a snapshot goes with the account', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: [...reasons] })
  await eraseAccount(db, owner)

  expect(await db.selectFrom('listingReview').select('id').execute()).toEqual([])
})

test('a picture that staff saw is kept to be compared', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons: [...reasons] })
  await db.updateTable('listing').set({ photos: [] }).execute()
  await db
    .updateTable('photo')
    .set({ createdAt: new Date('2026-01-01') })
    .execute()

  expect(await findUnusedPhotos(db, 10)).toEqual([])
  await db
    .updateTable('listingReview')
    .set({ createdAt: new Date('2026-01-01') })
    .execute()
  expect(await findUnusedPhotos(db, 10)).toHaveLength(3)
})

test('the second of two staff is told who decided, and decides nothing', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  const second = asViewer(await createUser(db, { role: 'staff', name: 'Ravi' }))
  await decideListing(db, staff, listing.spn, { to: 'active', from: 'under_review' })

  const late = decideListing(db, second, listing.spn, { to: 'delete', from: 'under_review' })
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Meera has set this property to “Active”'),
  })
  expect(await statusOf(db, listing.id)).toBe('active')
})

test('two staff with the same decision are told about each other too', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  const second = asViewer(await createUser(db, { role: 'staff', name: 'Ravi' }))
  const decision = { to: 'active', from: 'under_review' } as const
  await decideListing(db, staff, listing.spn, decision)

  await expect(decideListing(db, second, listing.spn, decision)).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a listing that its owner changed since it was looked at is looked at again', async ({
  db,
}) => {
  const { listing, staff } = await waitingListing(db)
  const seen = (version: number) => ({ to: 'active', version }) as const

  await expect(
    decideListing(db, staff, listing.spn, seen(listing.version - 1)),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('changed this property'),
  })
  await decideListing(db, staff, listing.spn, seen(listing.version))
  expect(await statusOf(db, listing.id)).toBe('active')
})

test('a repeated decision is written down and told once', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  const decision = { to: 'review_failed', reasons: [...reasons], from: 'under_review' } as const
  for (let time = 0; time < 2; time++) {
    await decideListing(db, staff, listing.spn, { ...decision, reasons: [...reasons] })
  }

  const reviews = await db.selectFrom('listingReview').select('id').execute()
  expect(reviews).toHaveLength(1)
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('the same decision for another reason is told too', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  for (const reason of ['Sold.', 'Sold.', 'It does not exist.']) {
    await decideListing(db, staff, listing.spn, { to: 'delete', reason })
  }
  expect(await listNotifications(db, owner)).toHaveLength(2)
})

test('a decision that a colleague has made already is not made again', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  const second = asViewer(await createUser(db, { role: 'staff' }))
  for (const viewer of [staff, second]) {
    await decideListing(db, viewer, listing.spn, { to: 'review_failed', reasons: [...reasons] })
  }

  const reviews = await db.selectFrom('listingReview').select('staffId').execute()
  expect(reviews).toEqual([{ staffId: staff.id }])
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('a listing that was shown before anybody reviewed it needs no decision to stay', async ({
  db,
}) => {
  const { listing, staff } = await waitingListing(db, { status: 'active' })
  await decideListing(db, staff, listing.spn, { to: 'active' })

  expect(await findLastReview(db, listing.id)).toBeUndefined()
})

test('staff who take down their own listing are not told of it', async ({ db }) => {
  const owner = asViewer(await createUser(db, { role: 'staff' }))
  const { spn } = await createListing(db, { ownerId: owner.id })
  await decideListing(db, owner, spn, { to: 'delete', reason: 'Sold.' })

  expect(await listNotifications(db, owner)).toEqual([])
})

test('new reasons for the same status reach the owner', async ({ db }) => {
  const { owner, listing, staff } = await waitingListing(db)
  for (const text of ['Too dark.', 'Too small.']) {
    const reasons = [{ field: 'photos' as const, text }]
    await decideListing(db, staff, listing.spn, { to: 'review_failed', reasons })
  }

  expect(await listNotifications(db, owner)).toHaveLength(2)
  const rejected = { id: listing.id, status: 'review_failed' } as const
  expect(await findOpenReasons(db, rejected)).toEqual([{ field: 'photos', text: 'Too small.' }])
})

test('a reason is about a picture of this listing', async ({ db }) => {
  const { listing, staff } = await waitingListing(db)
  const strange = [{ field: 'photos', photo: 'elsewhere', text: 'Blurred' }] as const
  const decision = { to: 'review_failed', reasons: [...strange] } as const

  await expect(
    decideListing(db, staff, listing.spn, { ...decision, reasons: [...strange] }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { reasons: expect.any(String) } })
})

test('a decision closes the complaints and ends the claim', async ({ db }) => {
  const { listing, staff } = await waitingListing(db, { status: 'active' })
  await fileComplaint(db, null, listing.spn, { reason: 'fake', note: '', address: 'a' })
  await claimListing(db, staff, listing.id)
  await decideListing(db, staff, listing.spn, { to: 'delete', reason: 'It does not exist.' })

  const complaints = await db.selectFrom('complaint').select('status').execute()
  expect(complaints).toEqual([{ status: 'done' }])
  expect(await db.selectFrom('reviewClaim').selectAll().execute()).toEqual([])
  const actions = await db.selectFrom('auditEntry').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'close_complaints',
    'review.open',
    'set_status',
  ])
})

async function waitingListing(db: Db, differences: Partial<NewListing> = {}) {
  const owner = asViewer(await createUser(db))
  const staff = asViewer(await createUser(db, { role: 'staff', name: 'Meera' }))
  await db
    .insertInto('photo')
    .values(
      completeAnswers.photos.map((key) => ({
        key,
        ownerId: owner.id,
        purpose: 'listing' as const,
        width: 9,
        height: 9,
      })),
    )
    .execute()
  const listing = await createListing(db, {
    ...completeAnswers,
    photos: [...completeAnswers.photos],
    ownerId: owner.id,
    status: 'under_review',
    ...differences,
  })
  return { owner, staff, listing }
}

async function statusOf(db: Db, id: string) {
  const { status } = await db
    .selectFrom('listing')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}
