import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { indiaDay } from '#contract/format/dates.ts'
import { rentSteps } from '#contract/format/money.ts'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
  stepsFor,
} from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { addUp } from '#domain/search/counts/add-up-cells.ts'
import { priceMarks, unpackCells } from '#domain/search/counts/coded-cells.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { countCells } from '#domain/search/planner/count-cells.ts'
import { test } from '#tests/database.ts'
import { createListings } from '#tests/factories.ts'

const now = new Date('2026-11-15T06:00:00Z')
const homes: ListingSearch = {
  city: 'gurugram',
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
}

const aroundSteps = fc
  .tuple(fc.constantFrom(...rentSteps), fc.constantFrom(-1, 0, 1))
  .map(([step, more]) => Math.max(step + more, 1))
/** Often in one bucket, so that both ends may split the same. */
const prices = fc.oneof(
  aroundSteps,
  fc.integer({ min: 10_001, max: 14_999 }),
  fc.integer({ min: 1, max: 7_00_000 }),
  fc.integer({ min: 4_00_00_000, max: 12_00_00_000 }),
)
const filters = fc
  .record<Partial<SearchFilters>>(
    {
      priceMin: prices,
      priceMax: prices,
      bhk: fc.subarray(['1bhk', '2bhk', '3bhk']),
      furnishing: fc.subarray(['full_furnished', 'un_furnished']),
      parking: fc.subarray(['4_wheeler']),
      availability: fc.constantFrom('immediate', 'with_in_15_days'),
    },
    { requiredKeys: [] },
  )
  .map((some): SearchFilters => ({ ...noFilters, ...inOrder(some) }))

describe('counts of prices between the steps of the slider', () => {
  test('are those of the listings, whatever is asked for', { timeout: 60_000 }, async ({ db }) => {
    await fill(db)
    const deals = fc.constantFrom('rent', 'resale', undefined)
    await fc.assert(
      fc.asyncProperty(filters, deals, async (asked, deal) => {
        const search = { ...homes, deal, filters: asked }
        expect(await countListings(db, search, { now })).toEqual(await countAll(db, search))
      }),
      { numRuns: 30 },
    )
  })

  test.for<[priceMin: number | undefined, priceMax: number | undefined, total: number]>([
    [undefined, 10_000, 2],
    [undefined, 9_999, 1],
    [undefined, 12_345, 4],
    [10_001, 12_344, 1],
    [12_345, 12_345, 1],
    [10_001, 20_001, 5],
    [12_346, undefined, 4],
    [20_002, undefined, 1],
    [20_002, 21_000, 0],
    [11_00_00_000, undefined, 1],
  ])('from %s to %s', async ([priceMin, priceMax, total], { db }) => {
    const asked = [9_999, 10_000, 10_001, 12_345, 14_999, 20_000, 20_001, 12_00_00_000]
    await createListings(
      db,
      asked.map((price) => ({ deal: 'rent', price })),
    )
    await keepCounts(db, now)
    const search = { ...homes, filters: { ...noFilters, priceMin, priceMax } }
    const counts = await countListings(db, search, { now })

    expect(counts.total).toBe(total)
    expect(counts.without.price).toBe(asked.length)
    // Steps of rent: 0, 5,000, 10,000, 15,000, 20,000 …
    expect(counts.prices.slice(1, 5)).toEqual([1, 4, 0, 2])
  })
})

function inOrder({ priceMin, priceMax, ...others }: Partial<SearchFilters>) {
  if (!priceMin || !priceMax) return { ...others, priceMin, priceMax }
  return {
    ...others,
    priceMin: Math.min(priceMin, priceMax),
    priceMax: Math.max(priceMin, priceMax),
  }
}

/** Counted from the listings alone. */
async function countAll(db: Db, search: ListingSearch) {
  const { priceMin = 0, priceMax = 0 } = search.filters
  const marks = priceMarks([...stepsFor(search.deal), priceMin - 1, priceMax].filter((m) => m >= 0))
  const parts = kindsOf(search).map(async (kind) => {
    const options = { today: indiaDay(now), marks, match: undefined }
    return unpackCells(await countCells(db, { ...kind, filters: noFilters }, options), marks)
  })
  return addUp(search, await Promise.all(parts))
}

/** Half of them are stored, the others have changed since. */
async function fill(db: Db) {
  const some = fc.sample(
    fc.record({
      price: prices,
      deal: fc.constantFrom('rent', 'resale'),
      bhk: fc.constantFrom('1bhk', '2bhk', '3bhk'),
      furnishing: fc.constantFrom('full_furnished', 'un_furnished'),
      parking: fc.constantFrom('car', 'none'),
      availableFrom: fc.constantFrom(null, '2026-11-20', '2027-03-01'),
    }),
    120,
  )
  await createListings(db, some.slice(0, some.length / 2))
  await keepCounts(db, now)
  await createListings(db, some.slice(some.length / 2))
}
