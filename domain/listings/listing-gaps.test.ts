import { expect, test } from 'vitest'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { listingGaps, withBlanks } from '#domain/listings/listing-gaps.ts'

test.each([
  ['photos', 'gallery'],
  ['category', 'prop_details'],
  ['deal', 'prop_details'],
  ['bhk', 'prop_details'],
  ['city', 'location_details'],
  ['price', 'resale_details'],
  ['furnishing', 'resale_details'],
  ['lift', 'amenities'],
  ['saleDeed', 'additional_info'],
])('%s is asked for in %s', (name, step) => {
  expect(stepOfAnswer(name)).toBe(step)
})

test('a listing that is just begun misses everything, step by step', () => {
  const gaps = listingGaps({ category: 'residential', deal: 'rent', propertyType: 'apartment' })
  expect(gaps).toEqual([
    {
      step: 'prop_details',
      columns: ['bhk', 'builtUpArea', 'propertyAge', 'facing', 'floor', 'totalFloors'],
    },
    {
      step: 'resale_details',
      columns: [
        'price',
        'deposit',
        'maintenance',
        'availableFrom',
        'furnishing',
        'parking',
        'description',
      ],
    },
    { step: 'location_details', columns: ['city', 'address', 'lat', 'lng'] },
    { step: 'amenities', columns: ['waterSupply'] },
    { step: 'gallery', columns: ['photos'] },
  ])
})

test('a question without an answer is blank as the database has it', () => {
  expect(withBlanks({ price: 25_000, tenants: ['family'] })).toMatchObject({
    price: 25_000,
    tenants: ['family'],
    bhk: null,
    saleDeed: null,
    amenities: [],
    otherFeatures: [],
    photos: [],
    areaUnit: 'sq_ft',
    priceNegotiable: false,
    depositNegotiable: false,
  })
})
