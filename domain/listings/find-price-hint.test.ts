import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { findPriceHint } from '#domain/listings/find-price-hint.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'

const draft = {
  city: 'gurugram',
  deal: 'resale',
  propertyType: 'apartment',
  bhk: '2bhk',
  bedrooms: null,
  builtUpArea: 1_000,
  lat: 28.4446,
  lng: 77.0639,
} as const

test('a price hint is the middle half of what similar active listings ask', async ({ db }) => {
  await createFlats(db, [5_000, 6_000, 7_000, 8_000, 9_000])

  expect(await findPriceHint(db, draft)).toMatchObject({
    low: 6_000_000,
    high: 8_000_000,
    count: 5,
  })
})

test('nothing is hinted by too few listings, or while the draft says too little', async ({
  db,
}) => {
  await createFlats(db, [5_000, 6_000, 7_000])
  expect(await findPriceHint(db, draft)).toBeUndefined()

  await createFlats(db, [8_000, 9_000])
  expect(await findPriceHint(db, draft)).toBeDefined()
  expect(await findPriceHint(db, { ...draft, builtUpArea: null })).toBeUndefined()
  expect(await findPriceHint(db, { ...draft, propertyType: null })).toBeUndefined()
  expect(await findPriceHint(db, { ...draft, city: null })).toBeUndefined()
})

test('homes with as many rooms are compared, as finely as the owner says it', async ({ db }) => {
  const large = { bhk: '3mbhk', propertyType: 'villa' } as const
  await createFlats(db, [5_000, 5_000, 5_000, 5_000, 5_000], { ...large, bedrooms: 4 })
  await createFlats(db, [8_000, 8_000, 8_000, 8_000, 8_000], { ...large, bedrooms: 5 })
  const villa = { ...draft, ...large }

  expect(await findPriceHint(db, { ...villa, bedrooms: 5 })).toMatchObject({
    low: 8_000_000,
    count: 5,
  })
  expect(await findPriceHint(db, { ...villa, bedrooms: null })).toMatchObject({ count: 10 })
  expect(await findPriceHint(db, { ...villa, bhk: '2bhk' })).toBeUndefined()
})

test('near the pin first, and in the whole city before it is set', async ({ db }) => {
  const twelve = Array.from({ length: 12 }, () => 7_000)
  await createFlats(db, twelve)
  await createFlats(db, [9_000], { lat: draft.lat + 0.05 })

  const near = { low: 7_000_000, high: 7_000_000, count: 12, withinKm: 2 }
  expect(await findPriceHint(db, draft)).toEqual(near)
  const city = { count: 13, withinKm: undefined }
  for (const pin of [{ lat: null }, { lng: null }, { lat: null, lng: null }]) {
    expect(await findPriceHint(db, { ...draft, ...pin })).toMatchObject(city)
  }
})

async function createFlats(db: Db, rates: number[], differences: Partial<NewListing> = {}) {
  const { id: ownerId } = await createUser(db)
  for (const rate of rates) {
    const price = rate * draft.builtUpArea
    await createListing(db, { ...draft, ownerId, price, ...differences })
  }
}
