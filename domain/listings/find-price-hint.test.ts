import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
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
})

async function createFlats(db: Db, rates: number[]) {
  for (const rate of rates) {
    const { id: ownerId } = await createUser(db)
    await createListing(db, { ...draft, ownerId, price: rate * draft.builtUpArea })
  }
}
