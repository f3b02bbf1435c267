import { expect } from 'vitest'
import { savedLimits } from '#contract/limits.ts'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listSaved } from '#domain/shortlist/list-saved.ts'
import { listSavedHomes } from '#domain/shortlist/list-saved-homes.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { unsaveListing } from '#domain/shortlist/unsave-listing.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings, createUser, createVisit } from '#tests/factories.ts'

test('the lists are last saved first; the page also tells of what was taken down since', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const shown = [await createListing(db), await createListing(db, { status: 'sold_out' })]
  const hidden = await createListing(db, { ownerId: viewer.id, status: 'under_review' })
  await db
    .insertInto('savedListing')
    .values({ userId: (await createUser(db)).id, listingId: (await createListing(db)).id })
    .execute()
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

  const wanted = shown.map(({ spn }) => spn).reverse()
  expect((await listSaved(db, viewer)).map(({ spn }) => spn)).toEqual(wanted)
  const homes = await listSavedHomes(db, viewer)
  expect(homes.map(({ spn }) => spn)).toEqual([hidden.spn, ...wanted])
  expect(homes.map(({ isHidden }) => isHidden)).toEqual([true, false, false])
  expect(homes.map(({ isSold }) => isSold)).toEqual([false, true, false])
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

test('what is no longer shown makes room, the oldest first, on this list alone', async ({ db }) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const hidden = await fillList(db, viewer.id, 'delete')
  const oldest = hidden[7]!
  const createdAt = new Date('2026-01-01')
  const olderOfOther = await createListing(db, { status: 'delete' })
  await db
    .updateTable('savedListing')
    .set({ createdAt })
    .where('listingId', '=', oldest.id)
    .execute()
  const others = [olderOfOther, oldest].map(({ id: listingId }) => ({
    userId: other.id,
    listingId,
  }))
  const before = new Date('2025-01-01')
  await db
    .insertInto('savedListing')
    .values(others.map((each) => ({ ...each, createdAt: before })))
    .execute()

  const { id, spn } = await createListing(db)
  await saveListing(db, viewer, spn)

  expect(await listSaved(db, viewer)).toMatchObject([{ spn }])
  const left = hidden.map((each) => each.id).filter((each) => each !== oldest.id)
  expect((await savedBy(db, viewer)).toSorted()).toEqual([...left, id].toSorted())
  expect(await savedBy(db, other)).toHaveLength(2)
})

async function savedBy(db: Db, { id }: { id: string }) {
  const rows = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ listingId }) => listingId)
}

async function createViewer(db: Db) {
  const { id, name } = await createUser(db)
  return { id, name, role: 'member', sessionId: '' } as const
}

async function fillList(db: Db, userId: string, status: ListingStatus = 'active') {
  const { id: ownerId } = await createUser(db)
  const full = Array.from({ length: savedLimits.listings }, () => ({ ownerId, status }))
  const listings = await createListings(db, full)
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

  expect(await listSavedHomes(db, viewer)).toMatchObject([
    { spn, price: 8_500_000, savedPrice: 9_000_000 },
  ])
})

test('of a home that was taken down, only what it was and cost when it was saved is told', async ({
  db,
}) => {
  const viewer = await createViewer(db)
  const { id, spn } = await createListing(db, { price: 9_000_000, photos: ['front'] })
  const never = await createListing(db, { ownerId: viewer.id, status: 'draft', activeAt: null })
  for (const each of [spn, never.spn]) await saveListing(db, viewer, each)
  const hidden = { status: 'delete', hiddenBecause: 'removed', price: 1 } as const
  await db.updateTable('listing').set(hidden).where('id', '=', id).execute()

  expect(await listSavedHomes(db, viewer)).toMatchObject([
    { spn, isHidden: true, price: 9_000_000, photo: null },
  ])
})

test('a saved home knows of the open visit to it, and of no other', async ({ db }) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  const { id: listingId, spn } = await createListing(db)
  const now = new Date('2026-03-01T06:00:00Z')
  const visit = { listingId, preferredTime: 'morning' } as const
  await createVisit(db, { ...visit, seekerId: viewer.id, preferredDay: '2026-02-01' })
  await createVisit(db, { ...visit, seekerId: other.id, preferredDay: '2026-03-03' })
  await saveListing(db, viewer, spn)
  expect(await listSavedHomes(db, viewer, now)).toMatchObject([{ spn, visitDay: null }])

  await db
    .updateTable('visit')
    .set({ preferredDay: '2026-03-02' })
    .where('seekerId', '=', viewer.id)
    .execute()
  expect(await listSavedHomes(db, viewer, now)).toMatchObject([{ visitDay: '2026-03-02' }])
})
