import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { listOpenDrafts, listWaitingListings } from '#domain/listings/list-waiting-listings.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

test('names what waits for its owner, the most urgent first, then what our team looks at', async ({
  db,
}) => {
  const { owner, add } = await newOwner(db)
  const sent = await add({ status: 'under_review' })
  const draft = await add({ status: 'draft' })
  const hidden = await add({ status: 'delete', hiddenBecause: 'unanswered' })
  const asked = await add({ askedAt: new Date() })
  const failed = await add({ status: 'review_failed' })
  await add({})
  await add({ status: 'sold_out' })
  await add({ status: 'delete', hiddenBecause: 'disabled' })
  await createListing(db, { status: 'draft' })

  const waiting = await listWaitingListings(db, owner)
  expect(waiting.map(({ id, need }) => [id, need])).toEqual([
    [failed.id, 'correct'],
    [asked.id, 'confirm'],
    [hidden.id, 'enable'],
    [draft.id, 'finish'],
    [sent.id, 'review'],
  ])
})

test('changes to a listing wait as long as the listing is on show', async ({ db }) => {
  const { owner, add } = await newOwner(db)
  const shown = await add({})
  const sold = await add({ status: 'sold_out' })
  const begun = await add({ status: 'draft', revises: shown.id })
  await add({ status: 'draft', revises: sold.id })

  const waiting = await listWaitingListings(db, owner)
  expect(waiting.map(({ id }) => id)).toEqual([begun.id])
  // Where a draft is offered instead of a new listing, it is no draft.
  expect(await listOpenDrafts(db, owner, 5)).toEqual([])
})

test('what was hidden without an answer is offered for two months, and no question to what is gone', async ({
  db,
}) => {
  const { owner, add } = await newOwner(db)
  await add({ status: 'delete', hiddenBecause: 'unanswered' })
  await add({ status: 'sold_out', askedAt: new Date() })
  expect(await listWaitingListings(db, owner)).toHaveLength(1)
  const later = new Date(Date.now() + 61 * 86_400_000)
  expect(await listWaitingListings(db, owner, later)).toEqual([])
})

async function newOwner(db: Db) {
  const owner = asViewer(await createUser(db))
  const add = (differences: Partial<NewListing>) =>
    createListing(db, { ownerId: owner.id, ...differences })
  return { owner, add }
}
