import { expect, test } from 'vitest'
import { appliedFilters, priceLabel } from '#contract/search/applied-filters.ts'
import { type ListingSearch, noFilters, withFilters } from '#contract/search/listing-search.ts'
import { everyFilter } from '#tests/every-filter.ts'

const plain: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: 'saket',
  order: 'cheapest',
  filters: noFilters,
}

const narrowed = withFilters(plain, everyFilter)

test('every filter has a chip with its words, in the order of the panel', () => {
  const chips = appliedFilters(narrowed).map(({ facet, label }) => `${facet}: ${label}`)
  expect(chips).toEqual([
    'bhk: 2 BHK',
    'bhk: 3 BHK',
    'price: ₹ 10,000 – ₹ 25,000',
    'monthlyMax: Up to ₹ 30,000 a month in all',
    'propertyTypes: Villa',
    'availability: Immediate',
    'readiness: Ready',
    'furnishing: Semi Furnished',
    'parking: 2 wheeler',
    'area: 800 – 1,200 sq ft',
    'bathrooms: 2+ bathrooms',
    'metro: Within 500 m of metro',
    'floors: Top Floor',
    'facing: East facing',
    'tenants: Family',
    'amenities: Gym',
    'features: Balcony',
  ])
  expect(appliedFilters(plain)).toEqual([])
})

test('a chip leads to the search without it, the others kept', () => {
  const [two, three, price] = appliedFilters(narrowed)
  expect(two?.without).toEqual(withFilters(narrowed, { bhk: ['3bhk'] }))
  expect(three?.without).toEqual(withFilters(narrowed, { bhk: ['2bhk'] }))
  expect(price?.without).toEqual(
    withFilters(narrowed, { priceMin: undefined, priceMax: undefined }),
  )
})

test('taking off one chip after the other ends at the plain search', () => {
  let search = narrowed
  for (let count = 17; count > 0; count--) {
    const [first] = appliedFilters(search)
    expect(appliedFilters(search)).toHaveLength(count)
    search = first!.without
  }
  expect(appliedFilters(search)).toEqual([])
  expect(search).toMatchObject({ city: 'delhi', text: 'saket', order: 'cheapest' })
})

test.each([
  [undefined, undefined, ''],
  [80_00_000, undefined, 'From ₹ 80 Lakh'],
  [undefined, 2_00_00_000, 'Up to ₹ 2 Cr'],
  [80_00_000, 2_00_00_000, '₹ 80 Lakh – ₹ 2 Cr'],
])('a price from %s to %s reads %j', (priceMin, priceMax, label) => {
  expect(priceLabel({ priceMin, priceMax })).toBe(label)
})

test.each([
  [900, undefined, ['From 900 sq ft']],
  [undefined, 1_200, ['Up to 1,200 sq ft']],
  [1_000, 1_200, ['1,000 – 1,200 sq ft']],
  [undefined, undefined, []],
])('an area from %s to %s reads %j', (areaMin, areaMax, labels) => {
  const chips = appliedFilters(withFilters(plain, { areaMin, areaMax }))
  expect(chips.map(({ label }) => label)).toEqual(labels)
})
