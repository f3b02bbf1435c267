import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { listingSearchSchema } from '#contract/schemas/listing-search.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { everyFilter } from '#tests/every-filter.ts'

const id = '0199a0de-0000-7000-8000-000000000001'

function read(form: object) {
  const { data, error } = listingSearchSchema.safeParse({ city: 'delhi', ...form })
  return data ?? { errors: fieldErrors(error!) }
}

function filtersOf(filters: unknown) {
  const read = listingSearchSchema.safeParse({ city: 'delhi', filters: JSON.stringify(filters) })
  return read.success
    ? JSON.parse(JSON.stringify(read.data.search.filters))
    : fieldErrors(read.error)
}

test('a search needs only a city', () => {
  const search = { city: 'delhi', text: '', filters: noFilters }
  expect(read({})).toEqual({ search, shown: [] })
  expect(read({ filters: ' ', query: ' ', property_category: '', lastListIds: '' })).toEqual({
    search,
    shown: [],
  })
  expect(read({ city: '' })).toEqual({ errors: { city: 'Field cannot be empty' } })
})

test('a search is read as it was asked', () => {
  const form = {
    property_category: 'commercial',
    property_status: 'resale',
    query: ' saket ',
    lastListIds: ['spn4k7m2qxa', 'SPN4K7M2QXB', id],
  }
  expect(read(form)).toMatchObject({
    search: { city: 'delhi', category: 'commercial', deal: 'resale', text: 'saket' },
    shown: ['spn4k7m2qxa', 'SPN4K7M2QXB', id],
  })
})

test.each([
  [{ query: 'a'.repeat(101) }, { query: 'Please search with at most 100 characters.' }],
  [{ lastListIds: '["castle"]' }, { lastListIds: 'Please remove the characters we cannot read.' }],
  [{ lastListIds: '[oops' }, { lastListIds: 'Please send a list.' }],
  [{ filters: '[oops' }, { filters: expect.any(String) }],
  [{ filters: '7' }, { filters: expect.any(String) }],
])('%j is refused', (form, errors) => {
  expect(read(form)).toEqual({ errors })
})

test('as many listings as a form has room for may have been shown', () => {
  const shown = (count: number) => read({ lastListIds: Array(count).fill(id) })
  expect(shown(6_000)).toHaveProperty('shown.length', 6_000)
  expect(shown(6_001)).toEqual({ errors: { lastListIds: 'Please choose at most 6,000.' } })
})

test('every filter is read from its name on the wire', () => {
  const wire = {
    filterBHK: ['2bhk'],
    filterAvailability: 'with_in_15_days',
    filterPriceMin: '10,000',
    filterPriceMax: 25_000,
    filterMonthlyMax: '30000',
    filterPropStatus: 'ready',
    filterFurnishing: 'semi_furnished,un_furnished',
    filterPropType: ['villa', 'show'],
    filterParking: ['2_wheeler'],
    filterAreaMin: 800,
    filterAreaMax: 1_200,
    filterBathrooms: '2',
    filterMetro: '500',
    filterFloor: ['top'],
    filterFacing: ['east'],
    filterTenants: ['family'],
    filterAmenities: ['amenities_gym'],
    filterFeatures: ['balcony'],
  }
  expect(filtersOf(wire)).toEqual({
    ...everyFilter,
    bhk: ['2bhk'],
    availability: 'with_in_15_days',
    furnishing: ['semi_furnished', 'un_furnished'],
    propertyTypes: ['villa', 'shop'],
  })
  const { data } = listingSearchSchema.safeParse({ city: 'delhi', filters: wire })
  expect(data?.search.filters.priceMax).toBe(25_000)
})

test('filters left empty, or zero, ask for anything', () => {
  const nothing = {
    filterBHK: '',
    filterAvailability: '',
    filterPriceMin: 0,
    filterPriceMax: '0',
    filterPropStatus: '',
    filterPropType: '',
    filterAreaMin: '',
    filterAreaMax: 0,
    filterBathrooms: null,
    filterMetro: '',
  }
  expect(filtersOf(nothing)).toEqual(noFilters)
  expect(filtersOf(null)).toEqual(noFilters)
  expect(filtersOf({ filterAvailability: 'after_30_days' })).toEqual(noFilters)
})

const priceOrder = { filters: 'The lowest price must be below the highest price.' }
const areaOrder = { filters: 'The smallest area must be below the largest area.' }
test.each([
  [{ filterPriceMin: 2, filterPriceMax: 1 }, priceOrder],
  [{ filterAreaMin: 2, filterAreaMax: 1 }, areaOrder],
  [
    { filterPriceMin: 2, filterPriceMax: 2 },
    { ...noFilters, priceMin: 2, priceMax: 2 },
  ],
  [
    { filterPriceMin: 2, filterPriceMax: 0 },
    { ...noFilters, priceMin: 2 },
  ],
  [{ filterAreaMin: 2 }, { ...noFilters, areaMin: 2 }],
  [{ filterAreaMax: 2 }, { ...noFilters, areaMax: 2 }],
  [{ filterPropType: { villa: true } }, { filters: 'Please send a list.' }],
  [{ filterPropType: 'castle' }, { filters: 'Please choose one of the options.' }],
])('%j gives %j', (filters, outcome) => {
  expect(filtersOf(filters)).toEqual(outcome)
})

test.each([
  [['3mbhk'], undefined, ['3mbhk']],
  [['2bhk', '3mbhk'], ['4'], ['2bhk', '4bhk']],
  [[], 5, ['5bhk']],
  [[], [4, 6], ['4bhk', '6mbhk']],
  [[], '5,6', ['5bhk', '6mbhk']],
])('%j with bedrooms %j asks for %j', (filterBHK, filterBedrooms, bhk) => {
  expect(filtersOf({ filterBHK, filterBedrooms })).toEqual({ ...noFilters, bhk })
})

test('bedrooms that no filter has are refused', () => {
  for (const filterBedrooms of [3, ['7'], {}]) {
    expect(filtersOf({ filterBedrooms })).toEqual({ filters: expect.any(String) })
  }
})
