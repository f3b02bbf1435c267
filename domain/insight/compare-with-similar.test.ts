import { expect } from 'vitest'
import { indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { compareWithSimilar } from '#domain/insight/compare-with-similar.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const now = new Date('2026-03-20T12:00:00+05:30')
const longAgo = new Date('2026-01-10')

test('sets views a day beside the middle one of similar homes near by', async ({ db }) => {
  const mine = await add(db, 90, { photos: ['a', 'b'] })
  for (const views of [60, 120, 150, 180, 900]) await add(db, views, { photos: ['a', 'b', 'c'] })

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
  const seen = { listingId: listing.id, day: indiaDay(now), views }
  await db.insertInto('listingViews').values(seen).execute()
  return listing
}
