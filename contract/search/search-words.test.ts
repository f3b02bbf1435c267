import { expect, test } from 'vitest'
import { type ListingSearch, noFilters, withFilters } from '#contract/search/listing-search.ts'
import {
  countedThings,
  searchExample,
  searchHeading,
  searchSummary,
  searchTitle,
} from '#contract/search/search-words.ts'
import { understandQuery } from '#domain/language/understand-query.ts'

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
  [{ ...homes, category: 'commercial' as const }, 1_200, '1,200 commercial properties'],
  [ofTypes('plot'), 1, '1 plot'],
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
  expect(searchTitle({ ...homes, text: ' zzz ' })).toBe('Buy homes in Faridabad for “zzz”')
  expect(searchTitle({ ...homes, text: ' ' })).toBe('Buy homes in Faridabad')
})

test('a title says what is done with what: rent or buy, homes or work places', () => {
  expect(searchTitle({ ...homes, deal: 'rent' })).toBe('Rent homes in Faridabad')
  expect(searchTitle({ ...homes, category: 'commercial' })).toBe(
    'Buy commercial property in Faridabad',
  )
  expect(searchHeading(1, { ...homes, deal: 'rent' })).toBe('1 home to rent in Faridabad')
})

test('the city itself is not called a place in the city, and a distance is told', () => {
  const city = { name: 'Faridabad', isPoint: false }
  expect(searchTitle({ ...homes, text: 'faridabad' }, city)).toBe('Buy homes in Faridabad')
  const around = { name: 'Sarai', isPoint: true, withinKm: 3 }
  expect(searchTitle(homes, around)).toBe('Buy homes within 3 km of Sarai, Faridabad')
})

test('a summary joins the words and the filters, without the words where there are none', () => {
  const narrowed = withFilters(homes, { bhk: ['3bhk'], priceMax: 80_00_000 })
  expect(searchSummary({ ...narrowed, text: ' Saket ' })).toBe('Saket, 3 BHK, Up to ₹ 80 Lakh')
  expect(searchSummary(narrowed)).toBe('3 BHK, Up to ₹ 80 Lakh')
  expect(searchSummary(homes)).toBe('')
})

test('a part of the map is not called the whole city', () => {
  const area = { south: 28.3, west: 77.2, north: 28.4, east: 77.3 }
  expect(searchHeading(0, { ...homes, area })).toBe('No homes to buy in this part of the map')
  expect(searchHeading(2, { ...homes, area, text: ' zzz ' })).toBe(
    '2 homes to buy in this part of the map for “zzz”',
  )
})

test.for([
  { category: 'residential', deal: 'rent', priceMax: 25_000 },
  { category: 'residential', deal: 'resale', priceMax: 80_00_000 },
  { category: 'commercial', deal: 'rent', priceMax: 50_000 },
  { category: 'commercial', deal: 'resale', priceMax: 2_00_00_000 },
] as const)('the example for $category to $deal is understood', ({ priceMax, ...kind }) => {
  const { text, filters, category } = understandQuery(searchExample(kind))
  expect(text).toBe('')
  expect(filters?.priceMax).toBe(priceMax)
  expect(category ?? kind.category).toBe(kind.category)
})
