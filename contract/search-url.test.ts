import { describe, expect, test } from 'vitest'
import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import { cityCookie, searchFromUrl, searchHref, searchKindOf } from '#contract/search-url.ts'

const buy = { category: 'residential', deal: 'resale' } as const
const plain: ListingSearch = { ...buy, city: 'delhi', text: '', filters: noFilters }

describe('the address of a search', () => {
  test('names only what is not at its default', () => {
    expect(searchHref(plain)).toBe('/search/buy?city=delhi')
    expect(searchHref({ ...plain, order: 'newest' })).toBe('/search/buy?city=delhi')
    expect(searchHref({ ...plain, text: 'saket', order: 'best' })).toBe(
      '/search/buy?q=saket&city=delhi',
    )
  })

  test('carries every filter there and back', () => {
    const search: ListingSearch = {
      category: 'residential',
      deal: 'rent',
      city: 'noida',
      text: 'Sector 62 & more',
      order: 'cheapest',
      area: { south: 28.5, west: 77.3, north: 28.6, east: 77.4 },
      filters: {
        bhk: ['2bhk', '3mbhk'],
        availability: 'with_in_15_days',
        priceMin: 10_000,
        priceMax: 25_000,
        readiness: 'ready',
        furnishing: ['full_furnished', 'semi_furnished'],
        propertyTypes: ['apartment', 'villa'],
        parking: ['2_wheeler'],
        areaMin: 800,
        areaMax: 1_200,
        bathrooms: '2',
        floors: ['ground', '7', 'top'],
        facing: ['east', 'north_east'],
        tenants: ['family'],
        amenities: ['amenities_lift', 'amenities_swimming_pool'],
        features: ['balcony'],
      },
    }
    const url = new URL(searchHref(search), 'http://localhost')
    const { category, deal } = searchKindOf(url.pathname)!

    expect(searchFromUrl(url.searchParams, { category, deal })).toEqual(search)
    expect(url.search).toContain('filterBHK=2bhk,3mbhk')
  })

  test.each([
    ['filterBHK=9bhk&filterPriceMin=abc&sort=magic&area=1,2,3&city=atlantis', {}],
    ['filterPriceMin=20&filterPriceMax=10', {}],
    ['filterPropType=shop', {}],
    ['filterFloor=123&filterFacing=up&filterAmenities=moat&filterBathrooms=1', {}],
    ['filterAreaMin=900&filterAreaMax=800', {}],
    ['filterTenants=family', {}],
    ['q=%00saket', { text: 'saket' }],
    [
      'filterFurnishing=un_furnished&filterFurnishing=full_furnished',
      {
        filters: { ...noFilters, furnishing: ['full_furnished', 'un_furnished'] },
      },
    ],
  ])('is read as far as it can be: %s', (query, expected) => {
    const search = searchFromUrl(new URLSearchParams(query), buy)

    expect(search).toEqual({ ...plain, ...expected })
  })

  test('takes a property type in its other spelling', () => {
    const work = { category: 'commercial', deal: 'rent' } as const
    const { filters } = searchFromUrl(new URLSearchParams('filterPropType=cafe,show'), work)

    expect(filters.propertyTypes).toEqual(['shop', 'cafe'])
  })

  test('means the same in capitals and with a slash at its end', () => {
    expect(searchKindOf('/search/RENT')).toBe(searchKindOf('/search/rent'))
    expect(searchKindOf('/Search/Commercial/Buy/')).toMatchObject({ category: 'commercial' })
  })

  test('prefers its own city to that of the cookie', () => {
    const cookie = cityCookie('a=b; city=noida; session=x')
    const cityOf = (query: string) => searchFromUrl(new URLSearchParams(query), buy, cookie).city

    expect([cityOf('city=hisar'), cityOf('city='), cityOf('')]).toEqual(['hisar', 'noida', 'noida'])
  })
})
