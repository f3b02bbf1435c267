import { expect } from 'vitest'
import { unlikelyLimits } from '#contract/limits.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import { findUnlikelyAnswers } from '#domain/listings/find-unlikely-answers.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const { unlikely } = texts.wizard
const today = '2026-11-15'
const rent = { deal: 'rent', city: 'gurugram' } as const
const sale = { deal: 'resale', city: 'gurugram' } as const

type Told = Parameters<typeof findUnlikelyAnswers>[1]

test.for<[Told, ListingAnswers, object]>([
  [rent, {}, {}],
  [rent, { price: 1_000 }, {}],
  [rent, { price: 999 }, { price: unlikely.priceAlone('₹ 999') }],
  [rent, { price: 50_00_000 }, {}],
  [rent, { price: 50_00_001 }, { price: unlikely.priceAlone('₹ 50 Lakh') }],
  [sale, { price: 1_00_000 }, {}],
  [sale, { price: 99_999 }, { price: unlikely.priceAlone('₹ 99,999') }],
  [rent, { price: null, deposit: 9_00_000 }, {}],
  [rent, { price: 20_000, deposit: null }, {}],
  [rent, { price: 20_000, deposit: 4_80_000 }, {}],
  [rent, { price: 20_000, deposit: 5_00_000 }, { deposit: unlikely.deposit(25) }],
  [rent, { builtUpArea: null }, {}],
  [rent, { builtUpArea: 50 }, {}],
  [rent, { builtUpArea: 49 }, { builtUpArea: unlikely.area('49 sq ft') }],
  [rent, { builtUpArea: 1_00_000 }, {}],
  [rent, { builtUpArea: 1_00_001 }, { builtUpArea: unlikely.area('1,00,001 sq ft') }],
  [{ ...rent, bhk: '2bhk' }, { builtUpArea: 200 }, {}],
  [{ ...rent, bhk: '2bhk' }, { builtUpArea: 199 }, { builtUpArea: unlikely.area('199 sq ft') }],
  [{ ...rent, bhk: '3mbhk', bedrooms: 6 }, { builtUpArea: 600 }, {}],
  [
    { ...rent, bhk: '3mbhk', bedrooms: 6 },
    { builtUpArea: 599 },
    { builtUpArea: unlikely.area('599 sq ft') },
  ],
  [
    { ...sale, propertyType: 'agricultural_land' },
    { plotArea: 4_35_600, builtUpArea: 4_35_600 },
    {},
  ],
  [sale, { plotArea: 180 }, {}],
  [sale, { plotArea: 179 }, { plotArea: unlikely.area('179 sq ft') }],
  [sale, { plotArea: 43_56_001 }, { plotArea: unlikely.area('43,56,001 sq ft') }],
  [rent, { availableFrom: null }, {}],
  [rent, { availableFrom: '2027-11-15' }, {}],
  [rent, { availableFrom: '2027-11-16' }, { availableFrom: unlikely.date }],
  [sale, { availableFrom: '2027-11-16' }, {}],
  [sale, { availableFrom: '2032-01-01' }, { availableFrom: unlikely.date }],
  [sale, { description: 'A quiet floor.', idealFor: null }, {}],
  [
    sale,
    { description: 'Plots 62 1200 2500', idealFor: '62 1200 2500', address: '62 1200 2500' },
    {
      description: unlikely.contact('62 1200 2500'),
      idealFor: unlikely.contact('62 1200 2500'),
      address: unlikely.contact('62 1200 2500'),
    },
  ],
])('%j with %j asks %j', async ([told, answers, questions], { db }) => {
  expect(await findUnlikelyAnswers(db, told, answers, today)).toEqual(questions)
})

test('a pin in another city is asked about where the city is known', async ({ db }) => {
  const delhi = { lat: 28.6139, lng: 77.209 }
  expect(await findUnlikelyAnswers(db, rent, delhi, today)).toEqual({
    lat: expect.stringContaining('you chose Gurugram'),
  })
  const sector45 = { lat: 28.4413, lng: 77.0639 }
  expect(await findUnlikelyAnswers(db, rent, sector45, today)).toEqual({})
  expect(await findUnlikelyAnswers(db, { deal: 'rent' }, delhi, today)).toEqual({})
  expect(await findUnlikelyAnswers(db, rent, { lat: 28.6, lng: null }, today)).toEqual({})
  expect(await findUnlikelyAnswers(db, rent, { lat: null, lng: 77.2 }, today)).toEqual({})
})

test('a price is compared with what similar listings ask, up to three times away', async ({
  db,
}) => {
  const flat = { propertyType: 'apartment', bhk: '2bhk', builtUpArea: 1_000 } as const
  for (const rate of [61, 62, 63, 64, 65]) {
    await createListing(db, { ...flat, deal: 'rent', price: rate * 1_000 })
  }
  expect(unlikelyLimits.priceFactor).toBe(3)
  const ask = (price: number) => findUnlikelyAnswers(db, { ...rent, ...flat }, { price }, today)
  expect(await ask(1_92_000)).toEqual({})
  expect(await ask(1_92_001)).toEqual({
    price: unlikely.price('₹ 1.92 Lakh', '₹ 62,000', '₹ 64,000'),
  })
  expect(await ask(20_667)).toEqual({})
  expect(await ask(20_666)).toHaveProperty('price')
})
