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
const without = { bhk: 3, price: 0 }
const found = {
  counts: { without } as unknown as Parameters<typeof waysOut>[1]['counts'],
  elsewhere: undefined,
  offered: [{ name: 'Malviya Nagar', count: 7 }],
  isNear: true,
}

describe('the ways out of an empty search', () => {
  test('leave out only a filter that hides something', () => {
    expect(waysOut(search, found).ways.map(({ label }) => label)).toEqual([
      '3 homes without “2 BHK”',
      'Search all of Delhi',
    ])
  })

  test('begin with the place of another city that was meant', () => {
    const elsewhere = { to: '/search/rent?city=noida', label: 'Sector 18 is in Noida' }
    expect(waysOut(search, { ...found, elsewhere }).ways[0]).toBe(elsewhere)
  })

  test('lead to localities that have listings, without any filter', () => {
    expect(waysOut(search, found)).toMatchObject({
      near: 'Listed nearby',
      localities: [{ to: '/search/rent?q=Malviya+Nagar&city=delhi', count: 7 }],
    })
    expect(waysOut(search, { ...found, isNear: false }).near).toBe('Popular in Delhi')
  })
})
