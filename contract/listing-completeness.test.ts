import { expect, test } from 'vitest'
import { listingCompleteness } from '#contract/listing-completeness.ts'
import type { ListingAnswers } from '#contract/schemas/listing-wire.ts'

const begun = { category: 'residential', deal: 'rent', propertyType: 'apartment' } as const
const details: ListingAnswers = {
  bhk: '2bhk',
  builtUpArea: 900,
  propertyAge: '1_3_year',
  facing: 'east',
  floor: '2',
  totalFloors: '4',
}

test('begins near nothing and names what to add first', () => {
  const { percent, next } = listingCompleteness(begun)
  expect(percent).toBeLessThan(15)
  expect(next[0]).toEqual({ text: 'Add BHK', step: 'prop_details' })
})

test('grows with every answer', () => {
  const before = listingCompleteness(begun).percent
  const { percent, next } = listingCompleteness({ ...begun, ...details })
  expect(percent).toBeGreaterThan(before)
  expect(next.map(({ step }) => step)).not.toContain('prop_details')
})

test('reaches 100 only with what seekers look at besides the required', () => {
  const required: ListingAnswers = {
    ...details,
    price: 25_000,
    deposit: 50_000,
    maintenance: 'maintance_extra',
    availableFrom: '2099-01-01',
    furnishing: 'semi_furnished',
    parking: 'car',
    description: 'Airy.',
    city: 'delhi',
    address: 'Dwarka',
    lat: 28.6,
    lng: 77.1,
    waterSupply: 'both',
    photos: ['a', 'b', 'c'],
  }
  const plain = listingCompleteness({ ...begun, ...required })
  expect(plain.percent).toBeGreaterThan(80)
  expect(plain.next[0]).toEqual({ text: 'Add 3 more pictures', step: 'gallery' })

  const bare = listingCompleteness({ ...begun, ...required, photos: [] })
  expect(bare.next.filter(({ step }) => step === 'gallery')).toHaveLength(1)

  const useful: ListingAnswers = {
    photos: ['a', 'b', 'c', 'd', 'e', 'f'],
    description: 'Airy. '.repeat(20),
    amenities: ['amenities_lift', 'amenities_gym', 'amenities_park'],
    bathrooms: 2,
    balconies: 0,
    tenants: ['family'],
  }
  const full = listingCompleteness({ ...begun, ...required, ...useful })
  expect(full).toEqual({ percent: 100, next: [] })
})
