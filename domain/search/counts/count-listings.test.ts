import { describe, expect } from 'vitest'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
} from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const now = new Date('2026-11-15T06:00:00Z')
const homes: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}

describe('countListings', () => {
  test('counts each choice as if it were added to the other filters', async ({ db }) => {
    await fill(db)
    const counts = await count(db, { bhk: ['2bhk'], furnishing: ['full_furnished'] })

    expect(counts.total).toBe(1)
    expect(counts.choices.bhk).toEqual({ '2bhk': 1, '3bhk': 1 })
    expect(counts.choices.furnishing).toEqual({ full_furnished: 1, un_furnished: 2 })
    expect(counts.without).toMatchObject({ bhk: 2, furnishing: 3, price: 1 })
  })

  test('counts 4 and 5 BHK within 3+ BHK, and those that do not say for each', async ({ db }) => {
    const { id: ownerId } = await createUser(db)
    const many = { ownerId, deal: 'rent', bhk: '3mbhk', price: 50_000 } as const
    for (const bedrooms of [null, 4, 4, 5, 8]) await createListing(db, { ...many, bedrooms })

    const { choices } = await count(db, {})
    expect(choices.bhk).toEqual({ '3mbhk': 5, '4bhk': 3, '5bhk': 2, '6mbhk': 2 })
    for (const [room, shown] of Object.entries(choices.bhk)) {
      const counts = await count(db, { bhk: [room as '4bhk'] })
      expect([room, counts.total]).toEqual([room, shown])
      expect(counts.choices.bhk).toEqual(choices.bhk)
    }
    expect((await count(db, { bhk: ['4bhk', '5bhk'] })).total).toBe(4)
  })

  test('counts parking for each wheel, readiness, days and prices', async ({ db }) => {
    await fill(db)
    const { choices, prices, total } = await count(db, {})

    expect(total).toBe(5)
    expect(choices.parking).toEqual({ '2_wheeler': 2, '4_wheeler': 2 })
    expect(choices.readiness).toEqual({ under_construction: 1, ready: 4 })
    expect(choices.availability).toEqual({
      immediate: 3,
      with_in_15_days: 4,
      with_in_30_days: 4,
      after_30_days: 5,
    })
    // Steps of rent: 0, 5,000, 10,000, 15,000 …
    expect(prices.slice(0, 5)).toEqual([0, 0, 2, 1, 2])
  })

  test.for<[string, Partial<SearchFilters>]>([
    ['no filter', {}],
    ['two BHK', { bhk: ['2bhk', '3bhk'] }],
    ['a price', { priceMin: 12_000, priceMax: 20_000 }],
    [
      'everything',
      {
        bhk: ['2bhk'],
        priceMax: 20_000,
        parking: ['4_wheeler'],
        readiness: 'ready',
        availability: 'with_in_15_days',
        furnishing: ['un_furnished'],
        propertyTypes: ['apartment'],
      },
    ],
  ])('promises as many as the search then finds: %s', async ([, filters], { db }) => {
    await fill(db)
    const search = { ...homes, filters: { ...noFilters, ...filters } }
    const { listings } = await searchListings(db, search, {}, { now })
    const counts = await countListings(db, search, { now })

    expect(counts.total).toBe(listings.length)
    for (const [bhk, promised] of Object.entries(counts.choices.bhk)) {
      const other = {
        ...search,
        filters: { ...search.filters, bhk: [bhk] as SearchFilters['bhk'] },
      }
      expect((await searchListings(db, other, {}, { now })).listings).toHaveLength(promised)
    }
  })

  test('counts every kind that is left open', async ({ db }) => {
    await fill(db)
    const { id: ownerId } = await createUser(db)
    await createListing(db, { ownerId, deal: 'resale', price: 50_00_000 })
    const office = { category: 'commercial', propertyType: 'office_space', bhk: null } as const
    await createListing(db, { ownerId, deal: 'rent', ...office, commercialParking: 'public' })
    const open = { ...homes, category: undefined, deal: undefined }
    const counts = await countListings(db, open, { now })

    expect(counts.total).toBe(7)
    expect(counts.choices.propertyTypes).toEqual({ apartment: 6, office_space: 1 })
    expect(counts.choices.parking).toEqual({ '2_wheeler': 3, '4_wheeler': 3 })
  })

  test('counts what a text matches', async ({ db }) => {
    await fill(db)

    expect((await countListings(db, { ...homes, text: 'sector 57' }, { now })).total).toBe(1)
  })
})

function count(db: Db, filters: Partial<SearchFilters>) {
  return countListings(db, { ...homes, filters: { ...noFilters, ...filters } }, { now })
}

async function fill(db: Db) {
  const { id: ownerId } = await createUser(db)
  const rent = { ownerId, deal: 'rent', price: 10_000 } as const
  await createListing(db, { ...rent, furnishing: 'full_furnished', parking: 'bike' })
  await createListing(db, {
    ...rent,
    bhk: '3bhk',
    furnishing: 'full_furnished',
    parking: 'car_and_bike',
  })
  await createListing(db, {
    ...rent,
    price: 15_000,
    furnishing: 'un_furnished',
    parking: 'car',
    availableFrom: '2026-11-20',
  })
  await createListing(db, {
    ...rent,
    price: 20_000,
    furnishing: 'un_furnished',
    parking: 'none',
    availableFrom: '2027-02-01',
    address: 'Sector 57',
  })
  await createListing(db, {
    ...rent,
    price: 20_000,
    bhk: '3bhk',
    furnishing: 'un_furnished',
    propertyAge: 'under_construction',
    availableFrom: '2026-01-01',
  })
  await createListing(db, { ...rent, city: 'delhi' })
}
