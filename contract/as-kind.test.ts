import { expect, test } from 'vitest'
import { asKind, type ListingSearch, noFilters, withFilters } from '#contract/listing-search.ts'

const flat: ListingSearch = withFilters(
  { category: 'residential', deal: 'rent', city: 'delhi', text: 'saket', filters: noFilters },
  {
    bhk: ['2bhk'],
    furnishing: ['full_furnished'],
    propertyTypes: ['apartment'],
    parking: ['4_wheeler'],
    availability: 'immediate',
    priceMax: 40_000,
  },
)

test('rent becomes buy without the price and the date, which mean nothing there', () => {
  const { text, city, filters } = asKind(flat, { category: 'residential', deal: 'resale' })

  expect({ text, city }).toEqual({ text: 'saket', city: 'delhi' })
  expect(filters).toMatchObject({
    bhk: ['2bhk'],
    furnishing: ['full_furnished'],
    propertyTypes: ['apartment'],
    parking: ['4_wheeler'],
  })
  expect(filters.availability).toBeUndefined()
  expect(filters.priceMax).toBeUndefined()
})

test('a flat becomes a workplace without rooms and type, with the same rent', () => {
  const { filters } = asKind(flat, { category: 'commercial', deal: 'rent' })

  expect(filters).toMatchObject({
    bhk: [],
    propertyTypes: [],
    furnishing: ['full_furnished'],
    parking: ['4_wheeler'],
    priceMax: 40_000,
  })
})

test('the map area and the order stay', () => {
  const area = { south: 28, west: 77, north: 29, east: 78 }
  const search: ListingSearch = { ...flat, area, order: 'cheapest' }

  expect(asKind(search, { category: 'residential', deal: 'resale' })).toMatchObject({
    area,
    order: 'cheapest',
  })
})
