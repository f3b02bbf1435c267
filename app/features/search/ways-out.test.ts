import { describe, expect, test } from 'vitest'
import { waysOut } from '#app/features/search/ways-out.ts'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'

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
  offered: [{ name: 'Malviya Nagar', count: 7 }],
  isNear: true,
}
const labels = async (...args: Parameters<typeof waysOut>) =>
  (await waysOut(...args)).ways.map(({ label }) => label)

describe('the ways out of an empty search', () => {
  test('leave out only a filter that hides something', async () => {
    expect(await labels(search, found)).toEqual(['3 homes without “2 BHK”', 'Search all of Delhi'])
  })

  test('leave out all answers of one filter, since one less finds nothing', async () => {
    const several: ListingSearch = {
      ...search,
      filters: { ...search.filters, bhk: ['2bhk', '3bhk'] },
    }
    expect((await waysOut(several, found)).ways[0]).toEqual({
      label: '3 homes without “2 BHK, 3 BHK”',
      to: '/search/rent?q=saket&city=delhi&filterPriceMax=20000',
    })
  })

  test('lead nowhere that is empty too', async () => {
    const count = async () => 0
    const nowhere = await waysOut(search, { ...found, count })
    expect(nowhere.ways.map(({ label }) => label)).toEqual(['3 homes without “2 BHK”'])
    expect(nowhere.clear).toBeUndefined()
  })

  test('lead back from a part of the map to the whole city', async () => {
    const onMap = { ...search, text: '', filters: noFilters, area }
    expect((await waysOut(onMap, found)).ways).toEqual([
      { to: '/search/rent?city=delhi', label: 'Search all of Delhi' },
    ])
  })

  test('clear the filters, and as much else as is needed to find something', async () => {
    expect((await waysOut(search, found)).clear).toEqual({
      to: '/search/rent?q=saket&city=delhi',
      label: 'Clear filters',
    })
    const count = async ({ text }: ListingSearch) => (text ? 0 : 5)
    expect((await waysOut({ ...search, area }, { ...found, count })).clear).toEqual({
      to: '/search/rent?city=delhi',
      label: 'Clear filters, in all of Delhi',
    })
    expect((await waysOut({ ...search, filters: noFilters }, found)).clear).toBeUndefined()
  })

  test('begin with the place of another city that was meant', async () => {
    const elsewhere = { to: '/search/rent?city=noida', label: 'Sector 18 is in Noida' }
    expect((await waysOut(search, { ...found, elsewhere })).ways[0]).toBe(elsewhere)
  })

  test('lead to localities that have listings, without any filter', async () => {
    expect(await waysOut(search, found)).toMatchObject({
      near: 'Listed nearby',
      localities: [{ to: '/search/rent?q=Malviya+Nagar&city=delhi', count: 7 }],
    })
    expect((await waysOut(search, { ...found, isNear: false })).near).toBe('Popular in Delhi')
  })
})
