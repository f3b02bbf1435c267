import { expect } from 'vitest'
import { loadSavedHomes } from '#app/loaders/public/load-saved-homes.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { dayInYear } from '#contract/format/near-days.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'

const now = new Date('2026-11-17T06:00:00Z')
const lakh = 1_00_000

test('homes stand by locality, those that can no longer be had last', async ({ db }) => {
  const saved = await savedBy(db, [
    { locality: 'Sector 45', price: 90 * lakh },
    { locality: 'Saket', city: 'delhi', price: 70 * lakh, status: 'sold_out' },
    { locality: 'Saket', city: 'delhi', price: 80 * lakh },
  ])
  const { groups, count, gone } = await saved.load('')

  expect(groups.map(({ place, homes }) => [place, homes.map(({ price }) => price)])).toEqual([
    ['Sector 45, Gurugram', ['₹ 90 Lakh']],
    ['Saket, Delhi', ['₹ 80 Lakh', '₹ 70 Lakh']],
  ])
  expect({ count, gone }).toEqual({ count: 3, gone: 1 })
})

test.for([
  ['', ['₹ 90 Lakh', '₹ 70 Lakh', '₹ 80 Lakh']],
  ['sort=cheap', ['₹ 70 Lakh', '₹ 80 Lakh', '₹ 90 Lakh']],
  ['sort=dear', ['₹ 90 Lakh', '₹ 80 Lakh', '₹ 70 Lakh']],
  ['sort=drops', ['₹ 80 Lakh', '₹ 90 Lakh', '₹ 70 Lakh']],
  ['sort=nonsense', ['₹ 90 Lakh', '₹ 70 Lakh', '₹ 80 Lakh']],
] as const)('ordered by “%s” they cost %s', async ([query, prices], { db }) => {
  const saved = await savedBy(db, [
    { price: 90 * lakh },
    { price: 70 * lakh },
    { price: 80 * lakh, savedPrice: 85 * lakh },
  ])
  const { groups, cheaper } = await saved.load(`by=all&${query}`)

  expect(groups.flatMap(({ homes }) => homes.map(({ price }) => price))).toEqual(prices)
  expect(cheaper).toBe(1)
})

test('a home tells how its price changed since it was saved, and since when', async ({ db }) => {
  const friday = new Date('2026-11-13T06:00:00Z')
  const saved = await savedBy(db, [
    { price: 125 * lakh, savedPrice: 130 * lakh, priceBefore: 130 * lakh, priceChangedAt: friday },
    { price: 125 * lakh, savedPrice: 120 * lakh },
    { price: 125 * lakh },
    { price: 125 * lakh, savedPrice: 130 * lakh, status: 'sold_out' },
  ])
  const { groups } = await saved.load('by=all')

  const told = groups.flatMap(({ homes }) => homes.map(({ was, change }) => [was, change]))
  expect(told).toEqual([
    ['₹ 1.3 Cr', '₹ 5 Lakh less since Friday'],
    ['', '₹ 5 Lakh more since 1 Nov'],
    ['', ''],
    ['', ''],
  ])
})

test('a home that is gone tells since when, where that is known', async ({ db }) => {
  const owner = await createUser(db)
  const home = { ownerId: owner.id, locality: 'Saket', city: 'delhi' } as const
  const saved = await savedBy(db, [
    { ...home, deal: 'resale' },
    { ...home, deal: 'rent' },
    { ...home, deal: 'resale' },
    { ...home, deal: 'rent', status: 'sold_out' },
  ])
  const [sold, rented, hidden] = saved.spns
  for (const [spn, to] of [
    [sold, 'sold_out'],
    [rented, 'sold_out'],
    [hidden, 'delete'],
  ] as const)
    await changeListingStatus(db, actorFor(asViewer(owner)), spn ?? '', { to })
  const day = dayInYear(indiaDay(new Date()), indiaDay(now))
  const told = async (query: string) =>
    (await saved.load(query)).groups.flatMap(({ homes }) => homes.map(({ where }) => where))

  expect(await told('')).toEqual([
    `Sold on ${day}`,
    `Rented out on ${day}`,
    `No longer listed since ${day}`,
    'Rented out',
  ])
  expect((await told('by=all'))[0]).toBe(`Saket, Delhi · Sold on ${day}`)
})

test('a page that shows some of them says how many are left', async ({ db }) => {
  const saved = await savedBy(db, [{}, {}, {}])
  const { groups, left } = await saved.load('by=all', 2)

  expect([groups[0]?.homes.length, left]).toEqual([2, 1])
})

type Saved = Partial<NewListing> & { savedPrice?: number }

/** Somebody who saved these, the first one last. */
async function savedBy(db: Db, homes: Saved[]) {
  const viewer = asViewer(await createUser(db))
  const spns: string[] = []
  for (const [place, { savedPrice, ...differences }] of homes.entries()) {
    const { id: listingId, spn, price } = await createListing(db, differences)
    spns.push(spn)
    const createdAt = new Date(Date.UTC(2026, 10, 1, 12, -place))
    await db
      .insertInto('savedListing')
      .values({ userId: viewer.id, listingId, price: savedPrice ?? price, createdAt })
      .execute()
  }
  return {
    spns,
    load: (query: string, most?: number) => {
      const url = new URL(`http://localhost/my-search?${query}`)
      return loadSavedHomes(db, viewer, url, { now, ...(most && { most }) })
    },
  }
}
