import { expect, test } from 'vitest'
import { noFilters, type SearchFilters } from '#contract/search/listing-search.ts'
import {
  cleared,
  type FilterName,
  hasFurtherFilters,
  isApplied,
} from '#contract/search/search-filters.ts'

const each: [FilterName, Partial<SearchFilters>, isFurther: boolean][] = [
  ['bhk', { bhk: ['2bhk'] }, false],
  ['propertyTypes', { propertyTypes: ['villa'] }, false],
  ['furnishing', { furnishing: ['un_furnished'] }, false],
  ['parking', { parking: ['4_wheeler'] }, false],
  ['availability', { availability: 'immediate' }, false],
  ['readiness', { readiness: 'ready' }, false],
  ['price', { priceMin: 1 }, false],
  ['price', { priceMax: 1 }, false],
  ['price', { priceMin: 1, priceMax: 2 }, false],
  ['area', { areaMin: 1 }, true],
  ['area', { areaMax: 1 }, true],
  ['area', { areaMin: 1, areaMax: 2 }, true],
  ['bathrooms', { bathrooms: '2' }, true],
  ['metro', { metro: '500' }, true],
  ['floors', { floors: ['top'] }, true],
  ['facing', { facing: ['east'] }, true],
  ['tenants', { tenants: ['family'] }, true],
  ['amenities', { amenities: ['amenities_gym'] }, true],
  ['features', { features: ['balcony'] }, true],
]
const names = [...new Set(each.map(([name]) => name))]

test.each(each)('%s of %j alone is in force, and no longer once it is cleared', (...row) => {
  const [name, answers, isFurther] = row
  const filters = { ...noFilters, ...answers }

  expect(names.filter((other) => isApplied(filters, other))).toEqual([name])
  expect(hasFurtherFilters(filters)).toBe(isFurther)
  const left = { ...filters, ...cleared(name) }
  expect(JSON.parse(JSON.stringify(left))).toEqual(noFilters)
})

test('nothing is in force where nothing is asked for', () => {
  expect(names.filter((name) => isApplied(noFilters, name))).toEqual([])
  expect(hasFurtherFilters(noFilters)).toBe(false)
})
