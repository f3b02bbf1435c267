import { expect } from 'vitest'
import { savedLimits } from '#contract/limits.ts'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listSaved } from '#domain/shortlist/list-saved.ts'
import { listSavedCards } from '#domain/shortlist/list-saved-cards.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { unsaveListing } from '#domain/shortlist/unsave-listing.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

test('both lists show the same, last saved first, and nothing that is hidden', async ({ db }) => {
  const viewer = await createViewer(db)
  const shown = [await createListing(db), await createListing(db, { status: 'sold_out' })]
  const hidden = await createListing(db, { ownerId: viewer.id, status: 'under_review' })
  await db
    .insertInto('savedListing')
    .values(
      [...shown, hidden].map(({ id }, day) => ({
        userId: viewer.id,
        listingId: id,
        createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
      })),
    )
    .execute()

  const lists = [await listSaved(db, viewer), await listSavedCards(db, viewer)]

  const wanted = shown.map(({ spn }) => spn).reverse()
  for (const list of lists) expect(list.map(({ spn }) => spn)).toEqual(wanted)
})

test('a full list says so, and has room again when one is taken off', async ({ freshDatabase }) => {
  const { db } = freshDatabase
  const viewer = await createViewer(db)
  const [first] = await fillList(db, viewer.id)
  const { spn } = await createListing(db)

  await expect(saveListing(db, viewer, spn)).rejects.toMatchObject({
    code: 'conflict',
    message: texts.listing.listFull,
  })
  expect(await listSaved(db, viewer)).toHaveLength(savedLimits.listings)
  await saveListing(db, viewer, first!.spn)

  await unsaveListing(db, viewer, first!.spn)
  await saveListing(db, viewer, spn)
  expect(await listSaved(db, viewer)).toHaveLength(savedLimits.listings)
})

test('saves at the same time do not fill a list beyond its limit', async ({ freshDatabase }) => {
  const { db } = freshDatabase
  const viewer = await createViewer(db)
  const [first] = await fillList(db, viewer.id)
  await unsaveListing(db, viewer, first!.spn)
  const others = [await createListing(db), await createListing(db), await createListing(db)]

  const saves = await Promise.allSettled(others.map(({ spn }) => saveListing(db, viewer, spn)))

  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listSaved(db, viewer)).toHaveLength(savedLimits.listings)
})

test('what is no longer shown makes room', async ({ db }) => {
  const viewer = await createViewer(db)
  await fillList(db, viewer.id, 'delete')

  const { spn } = await createListing(db)
  await saveListing(db, viewer, spn)

  expect(await listSaved(db, viewer)).toMatchObject([{ spn }])
  const { length } = await db.selectFrom('savedListing').select('listingId').execute()
  expect(length).toBe(savedLimits.listings)
})

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}

async function fillList(db: Db, userId: string, status: ListingStatus = 'active') {
  const { id: ownerId } = await createUser(db)
  const listings = []
  for (let i = 0; i < savedLimits.listings; i++) {
    listings.push(await createListing(db, { ownerId, status }))
  }
  const entries = listings.map(({ id }) => ({ userId, listingId: id }))
  await db.insertInto('savedListing').values(entries).execute()
  return listings
}

test('the price at which a home was saved is kept, and shows that it has fallen', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const { id, spn } = await createListing(db, { price: 9_000_000 })
  await saveListing(db, viewer, spn)
  await db.updateTable('listing').set({ price: 8_500_000 }).where('id', '=', id).execute()
  await saveListing(db, viewer, spn)

  expect(await listSavedCards(db, viewer)).toMatchObject([
    { spn, price: 8_500_000, savedPrice: 9_000_000 },
  ])
})
