import { describe, expect, test } from 'vitest'
import { searchAlternatives } from '#app/loaders/public/search-alternatives.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'

const search: ListingSearch = {
  city: 'delhi',
  category: 'residential',
  deal: 'rent',
  text: 'saket',
  filters: { ...noFilters, bhk: ['2bhk'], priceMax: 20_000 },
}
const area = { south: 28.5, west: 77.1, north: 28.6, east: 77.2 }
const without = {
  bhk: 3,
  price: 0,
  propertyTypes: 0,
  furnishing: 0,
  parking: 0,
  readiness: 0,
  availability: 0,
}
const found = {
  without,
  count: async (_: ListingSearch) => 5,
  elsewhere: undefined,
  travel: [],
  offered: [{ name: 'Malviya Nagar', count: 7 }],
  isNear: true,
}
const labels = async (...args: Parameters<typeof searchAlternatives>) =>
  (await searchAlternatives(...args)).links.map(({ label }) => label)

describe('the alternatives to an empty search', () => {
  test('leave out only a filter that hides something', async () => {
    expect(await labels(search, found)).toEqual(['3 homes without “2 BHK”', 'Search all of Delhi'])
  })

  test('leave out all answers of one filter, since one less finds nothing', async () => {
    const several: ListingSearch = {
      ...search,
      filters: { ...search.filters, bhk: ['2bhk', '3bhk'] },
    }
    expect((await searchAlternatives(several, found)).links[0]).toEqual({
      label: '3 homes without “2 BHK, 3 BHK”',
      to: '/search/rent?q=saket&city=delhi&filterPriceMax=20000',
    })
  })

  test('lead nowhere that is empty too', async () => {
    const count = async () => 0
    const nowhere = await searchAlternatives(search, { ...found, count })
    expect(nowhere.links.map(({ label }) => label)).toEqual(['3 homes without “2 BHK”'])
    expect(nowhere.clear).toBeUndefined()
  })

  test('lead back from a part of the map to the whole city, and to all of Delhi NCR', async () => {
    const onMap = { ...search, text: '', filters: noFilters, area }
    expect((await searchAlternatives(onMap, found)).links).toEqual([
      { to: '/search/rent?city=delhi', label: 'Search all of Delhi' },
      { to: '/search/rent?city=ncr', label: 'Search all of Delhi NCR' },
    ])
  })

  test('clear the filters, and as much else as is needed to find something', async () => {
    expect((await searchAlternatives(search, found)).clear).toEqual({
      to: '/search/rent?q=saket&city=delhi',
      label: 'Clear filters',
    })
    const count = async ({ text }: ListingSearch) => (text ? 0 : 5)
    expect((await searchAlternatives({ ...search, area }, { ...found, count })).clear).toEqual({
      to: '/search/rent?city=delhi',
      label: 'Clear filters, in all of Delhi',
    })
    expect(
      (await searchAlternatives({ ...search, filters: noFilters }, found)).clear,
    ).toBeUndefined()
  })

  test('allow a longer way, the shortest that finds something', async () => {
    const travelling = { ...search, text: '', filters: noFilters, region: 'ncr', to: 'delhi.saket' }
    const asked = { ...travelling, within: '20' } as ListingSearch
    const count = async ({ within }: ListingSearch) => (within === '50' ? 4 : 0)

    expect(await searchAlternatives(asked, found)).toMatchObject({
      hint: texts.search.nothingInTime,
    })
    expect(await searchAlternatives(search, found)).toMatchObject({
      hint: texts.search.nothingHint,
    })
    expect((await searchAlternatives(asked, { ...found, count })).links).toEqual([
      {
        to: '/search/rent?city=ncr&to=delhi.saket&within=50',
        label: '4 homes if it may take 30 min longer',
      },
    ])
    const anyCount = async ({ to }: ListingSearch) => (to ? 0 : 4)
    expect((await searchAlternatives(asked, { ...found, count: anyCount })).links).toEqual([
      { to: '/search/rent?city=ncr', label: '4 homes if it may take any time' },
    ])
  })

  test('leave out one of several places that are travelled to', async () => {
    const both = {
      ...search,
      text: '',
      filters: noFilters,
      region: 'ncr',
      within: '20,20',
    } as const
    const asked: ListingSearch = { ...both, to: 'delhi.saket,noida.sector-62' }
    const without = { ...both, to: 'delhi.saket', within: '20' }
    const travel = [{ label: '20 min to Sector 62, Noida', without }]
    const count = async ({ to }: ListingSearch) => (to === 'delhi.saket' ? 6 : 0)

    const several = { ...found, count, travel: [...travel, { label: 'none', without: asked }] }
    expect(await labels(asked, several)).toEqual(['6 homes without “20 min to Sector 62, Noida”'])
    expect(await labels(asked, { ...found, count, travel })).toEqual([])
  })

  test('begin with the place of another city that was meant', async () => {
    const elsewhere = { to: '/search/rent?city=noida', label: 'Sector 18 is in Noida' }
    expect((await searchAlternatives(search, { ...found, elsewhere })).links[0]).toBe(elsewhere)
  })

  test('lead to localities that have listings, without any filter', async () => {
    expect(await searchAlternatives(search, found)).toMatchObject({
      near: 'Listed nearby',
      localities: [{ to: '/search/rent?q=Malviya+Nagar&city=delhi&cityIs=chosen', count: 7 }],
    })
    expect((await searchAlternatives(search, { ...found, isNear: false })).near).toBe(
      'Most listings in Delhi',
    )
  })
})
