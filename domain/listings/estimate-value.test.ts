import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { estimateValue } from '#domain/listings/estimate-value.ts'
import type { DescribedProperty } from '#domain/search/planner/find-comparables.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const place = { lat: 28.4446, lng: 77.0639 }
const flat: DescribedProperty = {
  city: 'gurugram',
  deal: 'resale',
  propertyType: 'apartment',
  bhk: '2bhk',
  area: 1_000,
  place,
}

describe('an estimate', () => {
  test('is the middle half of what comparable listings ask for a square foot', async ({ db }) => {
    await createFlats(db, [5_000, 6_000, 7_000, 8_000, 9_000])

    const estimate = await estimateValue(db, flat)

    expect(estimate.rate).toEqual({ low: 6_000, middle: 7_000, high: 8_000 })
    expect(estimate.value).toEqual({ low: 6_000_000, middle: 7_000_000, high: 8_000_000 })
    expect(estimate.count).toBe(5)
    expect(estimate.comparables).toHaveLength(5)
  })

  test('counts only what can be compared', async ({ db }) => {
    await createFlats(db, [7_000, 7_000, 7_000, 7_000, 7_000])
    const others: Partial<NewListing>[] = [
      { bhk: '3bhk' },
      { propertyType: 'villa' },
      { deal: 'rent' },
      { city: 'delhi' },
      { status: 'sold_out' },
      { status: 'under_review' },
      { builtUpArea: 2_000 },
      { builtUpArea: 500 },
    ]
    for (const other of others) await createListing(db, { price: 99_000_000, ...other })

    expect((await estimateValue(db, flat)).count).toBe(5)
  })

  test('is not made from too few, which are still shown', async ({ db }) => {
    await createFlats(db, [7_000, 8_000, 9_000, 10_000])

    const estimate = await estimateValue(db, flat)

    expect(estimate).toMatchObject({ count: 4, rate: undefined, value: undefined })
    expect(estimate.comparables).toHaveLength(4)
  })

  test('stays near where there is enough, and looks further where there is not', async ({ db }) => {
    const rates = Array.from({ length: 12 }, () => 7_000)
    await createFlats(db, rates)
    await createFlats(db, rates, { lat: place.lat + 0.05 })

    const near = await estimateValue(db, flat)
    expect(near).toMatchObject({ count: 12, withinKm: 2 })

    const between = { lat: place.lat + 0.025, lng: place.lng }
    const further = await estimateValue(db, { ...flat, place: between })
    expect(further).toMatchObject({ count: 24, withinKm: 4 })
  })

  test('shows the six nearest of what it rests on', async ({ db }) => {
    const spns: string[] = []
    for (let n = 0; n < 8; n++) {
      const { spn } = await createListing(db, { ...place, lng: place.lng + n * 0.001 })
      spns.push(spn)
    }

    const { comparables, count } = await estimateValue(db, flat)
    expect(count).toBe(8)
    expect(comparables.map(({ spn }) => spn)).toEqual(spns.slice(0, 6))
  })

  test('without a place compares the whole city', async ({ db }) => {
    await createFlats(db, [7_000, 7_000, 7_000, 7_000, 7_000], { lat: 28.3 })

    const estimate = await estimateValue(db, { ...flat, place: undefined })

    expect(estimate).toMatchObject({ count: 5, withinKm: undefined })
  })
})

async function createFlats(db: Db, rates: number[], differences: Partial<NewListing> = {}) {
  const { id: ownerId } = await createUser(db)
  for (const rate of rates) {
    const flat = { ownerId, builtUpArea: 1_000, price: rate * 1_000, ...place, ...differences }
    await createListing(db, flat)
  }
}
