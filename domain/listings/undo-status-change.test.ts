import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { undoStatusChange } from '#domain/listings/undo-status-change.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const tooLate = { code: 'conflict', message: texts.dashboard.undoTooLate }

test('what was marked as sold by mistake is active again, at its old place', async ({ db }) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'active' })
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  await undoStatusChange(db, owner, listing.spn)

  expect(await find(db, listing.id)).toMatchObject({
    status: 'active',
    activeAt: listing.activeAt,
  })
})

test('what was withdrawn from the review by mistake keeps its place in the queue', async ({
  db,
}) => {
  const submittedAt = new Date('2026-11-01T10:00:00Z')
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review', submittedAt })
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'delete' })
  await undoStatusChange(db, owner, listing.spn)

  expect(await find(db, listing.id)).toMatchObject({ status: 'under_review', submittedAt })
})

test('the reason of staff is back with the status that it explained', async ({ db }) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'under_review' })
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const reason = 'The photos are blurred.'
  await changeListingStatus(db, actorFor(staff), listing.id, { to: 'review_failed', reason })
  await changeListingStatus(db, actorFor(owner), listing.id, { to: 'delete' })
  await undoStatusChange(db, owner, listing.id)

  expect(await find(db, listing.id)).toMatchObject({
    status: 'review_failed',
    statusReason: reason,
  })
})

test('what only staff may do is not taken back by it, on a listing of their own either', async ({
  db,
}) => {
  const owner = asViewer(await createUser(db, { role: 'staff' }))
  const listing = await createListing(db, { ownerId: owner.id, status: 'active' })
  await changeListingStatus(db, actorFor(owner), listing.id, {
    to: 'review_failed',
    reason: 'Not real.',
  })

  await expect(undoStatusChange(db, owner, listing.id)).rejects.toMatchObject({
    code: 'forbidden',
    message: texts.listing.statusNotAllowed,
  })
})

test('only once, only within a minute, and only what nobody changed since', async ({ db }) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'active' })
  await expect(undoStatusChange(db, owner, listing.spn)).rejects.toMatchObject(tooLate)

  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  const later = new Date(Date.now() + 61_000)
  await expect(undoStatusChange(db, owner, listing.spn, later)).rejects.toMatchObject(tooLate)
  await undoStatusChange(db, owner, listing.spn)
  await expect(undoStatusChange(db, owner, listing.spn)).rejects.toMatchObject(tooLate)

  const staff = asViewer(await createUser(db, { role: 'staff' }))
  await changeListingStatus(db, actorFor(staff), listing.id, {
    to: 'review_failed',
    reason: 'Not real.',
  })
  await expect(undoStatusChange(db, owner, listing.spn)).rejects.toMatchObject(tooLate)
})

test('of another owner it cannot be undone', async ({ db }) => {
  const { owner, listing } = await ownerWithListing(db, { status: 'active' })
  await changeListingStatus(db, actorFor(owner), listing.spn, { to: 'sold_out' })
  const other = asViewer(await createUser(db))

  await expect(undoStatusChange(db, other, listing.spn)).rejects.toMatchObject({
    code: 'forbidden',
  })
})

async function ownerWithListing(db: Db, differences: Partial<NewListing>) {
  const owner = asViewer(await createUser(db))
  return { owner, listing: await createListing(db, { ownerId: owner.id, ...differences }) }
}

function find(db: Db, id: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
