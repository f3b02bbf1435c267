import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { listPopular } from '#domain/search/list-popular.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const now = new Date('2026-11-16T06:00:00Z')
const today = indiaDay(now)

test('what most people looked at lately comes first, then the newest', async ({ db }) => {
  const listed = (day: number) =>
    ({ city: 'hisar', activeAt: new Date(Date.UTC(2026, 10, day)) }) as const
  const old = await createListing(db, listed(1))
  const liked = await createListing(db, listed(2))
  const unseen = await createListing(db, listed(3))
  const newest = await createListing(db, listed(4))
  const sold = await createListing(db, { ...listed(5), status: 'sold_out' })
  const elsewhere = await createListing(db, { ...listed(6), city: 'delhi' })
  await db
    .insertInto('listingViews')
    .values([
      { listingId: old.id, day: today, views: 3 },
      { listingId: liked.id, day: today, views: 2 },
      { listingId: liked.id, day: addDays(today, -13), views: 2 },
      // Too long ago, gone, and of another city.
      { listingId: unseen.id, day: addDays(today, -14), views: 90 },
      { listingId: sold.id, day: today, views: 90 },
      { listingId: elsewhere.id, day: today, views: 90 },
    ])
    .execute()

  const { listings, isPopular } = await listPopular(db, 'hisar', 4, now)
  expect(listings.map(({ spn }) => spn)).toEqual([liked, old, newest, unseen].map(({ spn }) => spn))
  expect(isPopular).toBe(true)
})

test('where nobody looked at anything, the newest are not called popular', async ({ db }) => {
  const { spn } = await createListing(db, { city: 'hisar' })
  const { listings, isPopular } = await listPopular(db, 'hisar', 3, now)
  expect(listings.map((each) => each.spn)).toEqual([spn])
  expect(isPopular).toBe(false)
})

test('no more are listed than asked for, each once', async ({ db }) => {
  const listed = (day: number) =>
    createListing(db, { city: 'hisar', activeAt: new Date(Date.UTC(2026, 10, day)) })
  const [old, newest] = [await listed(1), await listed(4)]
  for (const day of [2, 3]) await listed(day)
  const views = [old, newest].map(({ id }, n) => ({ listingId: id, day: today, views: n + 1 }))
  await db.insertInto('listingViews').values(views).execute()

  const list = async (limit: number) => {
    const { listings } = await listPopular(db, 'hisar', limit, now)
    return listings.map(({ spn }) => spn)
  }
  expect(await list(1)).toEqual([newest.spn])
  expect((await list(3)).slice(0, 2)).toEqual([newest.spn, old.spn])
  expect(new Set(await list(3)).size).toBe(3)
  expect(await list(9)).toHaveLength(4)
})
