import { expect, test } from 'vitest'
import {
  asKind,
  askedAnew,
  fittingFilters,
  type ListingSearch,
  noFilters,
  orderOf,
  stepsFor,
  typesFor,
  withFilters,
} from '#contract/search/listing-search.ts'

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

test('nobody sorts what is sold by what a month costs', () => {
  const search: ListingSearch = { ...flat, order: 'least_monthly' }

  expect(asKind(search, { category: 'commercial', deal: 'rent' }).order).toBe('least_monthly')
  expect(asKind(search, { category: 'residential', deal: 'resale' }).order).toBeUndefined()
})

test('buy becomes rent without asking whether the home is built', () => {
  const search = withFilters({ ...flat, deal: 'resale' }, { readiness: 'under_construction' })
  const { filters } = asKind(search, { category: 'residential', deal: 'rent' })

  expect(filters.readiness).toBeUndefined()
  expect(filters.furnishing).toEqual(['full_furnished'])
  expect(asKind(search, { category: 'commercial', deal: 'resale' }).filters.readiness).toBe(
    'under_construction',
  )
})

test.each([
  ['no order and no words', undefined, ' ', 'newest'],
  ['no order, with words', undefined, 'saket', 'best'],
  ['best match of nothing', 'best', ' ', 'newest'],
  ['best match', 'best', 'saket', 'best'],
  ['a chosen order without words', 'cheapest', '', 'cheapest'],
  ['a chosen order with words', 'newest', 'saket', 'newest'],
] as const)('%s', (_, order, text, expected) => {
  expect(orderOf({ order, text })).toBe(expected)
})

test('homes for sale may be land, homes to rent may not, and work has types of its own', () => {
  const has = (category: 'residential' | 'commercial' | undefined, deal: 'rent' | 'resale') =>
    (['villa', 'plot', 'shop'] as const).filter((type) =>
      typesFor({ category, deal }).values.includes(type),
    )
  expect(has('residential', 'resale')).toEqual(['villa', 'plot'])
  expect(has('residential', 'rent')).toEqual(['villa'])
  expect(has(undefined, 'rent')).toEqual(['villa'])
  expect(has('commercial', 'resale')).toEqual(['shop'])
})

test('the price slider counts in thousands for rent and in lakhs otherwise', () => {
  expect(stepsFor('rent').at(-1)).toBeLessThan(stepsFor('resale').at(-1)!)
  expect(stepsFor(undefined)).toEqual(stepsFor('resale'))
})

test('a search asked anew keeps what was chosen and drops what was found out', () => {
  const search: ListingSearch = {
    ...flat,
    order: 'cheapest',
    area: { south: 28, west: 77, north: 29, east: 78 },
    wishes: ['pet friendly'],
    offer: 'I want to sell',
    widened: 'kamra',
    cityIs: 'kept',
    cityWas: 'noida',
  }
  const asked = askedAnew(search)
  expect(JSON.parse(JSON.stringify(asked))).toEqual({ ...flat, order: 'cheapest' })
})

test.each([
  [
    'residential',
    'rent',
    ['2bhk'],
    '2',
    ['family'],
    'immediate',
    ['balcony', 'direct_owner', 'on_main_road', 'pets_allowed'],
  ],
  [
    'residential',
    'resale',
    ['2bhk'],
    '2',
    [],
    undefined,
    ['balcony', 'direct_owner', 'on_main_road'],
  ],
  ['commercial', 'rent', [], undefined, [], 'immediate', ['direct_owner', 'on_main_road']],
  ['commercial', 'resale', [], undefined, [], undefined, ['direct_owner', 'on_main_road']],
] as const)('%s for %s keeps the filters that it has', (category, deal, ...kept) => {
  const asked = withFilters(flat, {
    bathrooms: '2',
    tenants: ['family'],
    features: ['balcony', 'direct_owner', 'on_main_road', 'pets_allowed'],
  })
  const { filters } = fittingFilters({ ...asked, category, deal })
  const { bhk, bathrooms, tenants, availability, features } = filters
  expect([bhk, bathrooms, tenants, availability, features]).toEqual(kept)
})

test('a search without a deal counts as one for rent when it becomes another kind', () => {
  const either = withFilters({ ...flat, deal: undefined }, { readiness: 'ready' })
  const rented = asKind(either, { category: 'residential', deal: 'rent' }).filters
  expect([rented.priceMax, rented.readiness]).toEqual([40_000, 'ready'])
  expect(asKind(either, { category: 'residential', deal: 'resale' }).filters.priceMax).toBe(
    undefined,
  )
  const priced = withFilters(flat, { priceMin: 5_000 })
  expect(asKind(priced, { category: 'residential', deal: 'resale' }).filters.priceMin).toBe(
    undefined,
  )
})
