import { expect, test } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import { countedThings, searchExample, searchHeading, searchTitle } from '#contract/search-words.ts'
import { understandQuery } from '#domain/search/understand/understand-query.ts'

const homes: ListingSearch = {
  city: 'faridabad',
  category: 'residential',
  deal: 'resale',
  text: '',
  filters: noFilters,
}

function ofTypes(...propertyTypes: ListingSearch['filters']['propertyTypes']): ListingSearch {
  return { ...homes, filters: { ...noFilters, propertyTypes } }
}

test.for([
  [homes, 102, '102 homes'],
  [homes, 1, '1 home'],
  [homes, 0, 'No homes'],
  [{ ...homes, category: 'commercial' as const }, 1, '1 commercial property'],
  [ofTypes('plot'), 6, '6 plots'],
  [ofTypes('plot', 'agricultural_land'), 6, '6 properties'],
  [ofTypes('agricultural_land'), 1, '1 property'],
  [ofTypes('plot', 'villa'), 6, '6 homes'],
] as const)('%#: what is looked for is called by its name', ([search, count, words]) => {
  expect(countedThings(count, search)).toBe(words)
})

test('headings and titles name the place, or else the words', () => {
  expect(searchHeading(6, ofTypes('plot'))).toBe('6 plots to buy in Faridabad')
  const sector = { name: 'Sector 14', isPoint: false }
  expect(searchTitle({ ...homes, text: 'sec 14' }, sector)).toBe(
    'Buy homes in Sector 14, Faridabad',
  )
  const station = { name: 'Sarai Metro Station', isPoint: true }
  expect(searchHeading(2, { ...homes, text: 'sarai metro' }, station)).toBe(
    '2 homes to buy near Sarai Metro Station, Faridabad',
  )
  expect(searchTitle({ ...homes, text: 'zzz' })).toBe('Buy homes in Faridabad for “zzz”')
})

test('a part of the map is not called the whole city', () => {
  const area = { south: 28.3, west: 77.2, north: 28.4, east: 77.3 }
  expect(searchHeading(0, { ...homes, area })).toBe('No homes to buy in this part of the map')
  expect(searchHeading(2, { ...homes, area, text: 'zzz' })).toBe(
    '2 homes to buy in this part of the map for “zzz”',
  )
})

test.for([
  { category: 'residential', deal: 'rent' },
  { category: 'residential', deal: 'resale' },
  { category: 'commercial', deal: 'rent' },
  { category: 'commercial', deal: 'resale' },
] as const)('the example for $category to $deal is understood', (kind) => {
  const { text, filters, category } = understandQuery(searchExample(kind))
  expect(text).toBe('')
  expect(filters?.priceMax).toBeGreaterThan(0)
  expect(category ?? kind.category).toBe(kind.category)
})
