import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { compareWithSimilar } from '#domain/insight/compare-with-similar.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const now = new Date('2026-03-20T12:00:00+05:30')
const longAgo = new Date('2026-01-10')

test('sets views a day beside the middle one of similar homes near by', async ({ db }) => {
  const mine = await add(db, 90, { photos: ['a', 'b'] })
  for (const views of [900, 60, 180, 120, 150]) await add(db, views, { photos: ['a', 'b', 'c'] })

  expect(await compareWithSimilar(db, mine, now)).toEqual({
    count: 5,
    views: { mine: 3, middle: 5, percent: -40 },
    morePhotos: 5,
  })
})

test('leaves out other kinds, places and owners’ own, and what is on show for some days only', async ({
  db,
}) => {
  const mine = await add(db, 90)
  for (let i = 0; i < 4; i++) await add(db, 150)
  await add(db, 150, { ownerId: mine.ownerId })
  await add(db, 150, { bhk: '3bhk' })
  await add(db, 150, { deal: 'rent' })
  await add(db, 150, { price: mine.price! * 2 })
  await add(db, 150, { status: 'sold_out' })
  await add(db, 150, { lat: 28.6 })
  await add(db, 150, { activeAt: new Date('2026-03-16') })
  expect(await compareWithSimilar(db, mine, now)).toBeUndefined()

  // With as many rooms a floor is as good as a flat.
  await add(db, 150, { propertyType: 'individual_floor' })
  expect(await compareWithSimilar(db, mine, now)).toMatchObject({ count: 5 })
})

test('says nothing about a listing that is new or hidden, nor of views where nearly nobody looks', async ({
  db,
}) => {
  const mine = await add(db, 1)
  for (let i = 0; i < 5; i++) await add(db, 4)
  expect(await compareWithSimilar(db, mine, now)).toMatchObject({ count: 5, views: undefined })
  const since = new Date('2026-03-16')
  expect(await compareWithSimilar(db, { ...mine, activeAt: since }, now)).toBeUndefined()
  expect(await compareWithSimilar(db, { ...mine, status: 'sold_out' }, now)).toBeUndefined()
})

test('of an even number, the middle is between the two in the middle', async ({ db }) => {
  const mine = await add(db, 150)
  for (const views of [30, 60, 90, 120, 900, 1_200]) await add(db, views)
  const compared = await compareWithSimilar(db, mine, now)
  expect(compared).toMatchObject({ count: 6, views: { mine: 5, middle: 3.5, percent: 43 } })
})

test('counts the views of the last thirty days, and those of each alone', async ({ db }) => {
  const mine = await add(db, 1)
  for (let i = 0; i < 5; i++) await add(db, 30)
  await view(db, mine.id, addDays(indiaDay(now), -29), 59)
  await view(db, mine.id, addDays(indiaDay(now), -30), 1_000)
  await view(db, mine.id, addDays(indiaDay(now), 1), 1_000)
  const compared = await compareWithSimilar(db, mine, now)
  expect(compared?.views).toEqual({ mine: 2, middle: 1, percent: 100 })
})

test('says how views compare from ten in thirty days on', async ({ db }) => {
  const mine = await add(db, 10)
  for (let i = 0; i < 5; i++) await add(db, 10)
  expect((await compareWithSimilar(db, mine, now))?.views).toMatchObject({ percent: 0 })
})

test('says nothing about a listing that does not tell enough of itself', async ({ db }) => {
  const mine = await add(db, 90)
  for (let i = 0; i < 5; i++) await add(db, 90)
  expect(await compareWithSimilar(db, mine, now)).toMatchObject({ count: 5, morePhotos: 0 })
  for (const missing of [
    { city: null },
    { propertyType: null },
    { price: null },
    { activeAt: null },
    { lat: null },
    { lng: null },
    { status: 'delete' },
  ] as const) {
    expect(await compareWithSimilar(db, { ...mine, ...missing }, now)).toBeUndefined()
  }
})

test('compares from the seventh day on', async ({ db }) => {
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
  const mine = await add(db, 90, { activeAt: days(6) })
  for (let i = 0; i < 4; i++) await add(db, 90)
  const newest = await add(db, 90, { activeAt: days(6) })
  expect(await compareWithSimilar(db, mine, now)).toMatchObject({ count: 5 })
  expect(await compareWithSimilar(db, { ...mine, activeAt: days(5.9) }, now)).toBeUndefined()
  const activeAt = days(5.9)
  await db.updateTable('listing').set({ activeAt }).where('id', '=', newest.id).execute()
  expect(await compareWithSimilar(db, mine, now)).toBeUndefined()
})

test('workplaces are told by their type', async ({ db }) => {
  const shop = { category: 'commercial', propertyType: 'shop', bhk: null } as const
  const mine = await add(db, 90, shop)
  for (let i = 0; i < 5; i++) await add(db, 90, { ...shop, propertyType: 'office_space' })
  expect(await compareWithSimilar(db, mine, now)).toBeUndefined()
  for (let i = 0; i < 5; i++) await add(db, 90, shop)
  expect(await compareWithSimilar(db, mine, now)).toMatchObject({ count: 5 })
})

test('counts the days that each was shown, not always thirty', async ({ db }) => {
  const mine = await add(db, 40, { activeAt: new Date('2026-03-11T12:00:00+05:30') })
  for (let i = 0; i < 5; i++) await add(db, 120)
  const compared = await compareWithSimilar(db, mine, now)
  expect(compared?.views).toEqual({ mine: 4, middle: 4, percent: 0 })
})

/** A flat for sale in one place with so many views today. */
async function add(db: Db, views: number, differences: Partial<NewListing> = {}) {
  const place = await db
    .selectFrom('place')
    .select('id')
    .where('city', '=', 'gurugram')
    .where('kind', '=', 'sector')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const placeId = place?.id ?? null
  const listing = await createListing(db, { placeId, activeAt: longAgo, ...differences })
  await view(db, listing.id, indiaDay(now), views)
  return listing
}

async function view(db: Db, listingId: string, day: string, views: number) {
  await db.insertInto('listingViews').values({ listingId, day, views }).execute()
}
