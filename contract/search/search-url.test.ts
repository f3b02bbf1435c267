import { describe, expect, test } from 'vitest'
import { searchLimits } from '#contract/limits.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import {
  cityCookie,
  searchFromUrl,
  searchHref,
  searchKindOf,
  setCityCookie,
} from '#contract/search/search-url.ts'
import { everyFilter } from '#tests/every-filter.ts'

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
      wishes: ['pet friendly', 'near a school'],
      offer: 'I want to let my flat',
      widened: 'kamra',
      cityIs: 'chosen',
      cityWas: 'delhi',
      filters: {
        ...everyFilter,
        bhk: ['2bhk', '3mbhk'],
        floors: ['ground', '7', 'top'],
        amenities: ['amenities_lift', 'amenities_swimming_pool'],
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
    ['cityIs=lost&cityWas=atlantis&wishes=,&offer=%20&widened=%20', {}],
    ['area=a,b,1,2', {}],
    ['area=28.6,77.3,28.5,77.4', {}],
    ['area=28.5,77.3,28.5,77.4', {}],
    ['area=28.5,77.4,28.6,77.3', {}],
    ['area=28.5,77.3,28.6,77.3', {}],
    ['filterPriceMin=10', { filters: { ...noFilters, priceMin: 10 } }],
    ['filterPriceMax=10', { filters: { ...noFilters, priceMax: 10 } }],
    [
      'filterAreaMin=900&filterAreaMax=900',
      { filters: { ...noFilters, areaMin: 900, areaMax: 900 } },
    ],
    ['q=+saket+', { text: 'saket' }],
    [`q=${'a'.repeat(searchLimits.queryChars + 1)}`, { text: 'a'.repeat(searchLimits.queryChars) }],
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
    expect(searchKindOf('/Search/Commercial/Buy//')).toMatchObject({ category: 'commercial' })
    expect(searchKindOf('/search')).toBeUndefined()
  })

  test('prefers its own city to that of the cookie', () => {
    const cookie = cityCookie('a=b; city=noida; session=x')
    const cityOf = (query: string) => searchFromUrl(new URLSearchParams(query), buy, cookie).city

    expect([cityOf('city=hisar'), cityOf('city='), cityOf('')]).toEqual(['hisar', 'noida', 'noida'])
  })

  test.each([
    ['residential', 'rent', '/search/rent'],
    ['residential', 'resale', '/search/buy'],
    ['commercial', 'rent', '/search/commercial/rent'],
    ['commercial', 'resale', '/search/commercial/buy'],
    [undefined, undefined, '/search/rent'],
    [undefined, 'resale', '/search/buy'],
    ['commercial', undefined, '/search/commercial/rent'],
  ] as const)('of %s to %s begins with %s', (category, deal, path) => {
    expect(searchHref({ ...plain, category, deal })).toBe(`${path}?city=delhi`)
  })

  test('names the page after the first, and the city asked for before only beside words', () => {
    expect(searchHref(plain, { after: 'SPN1' })).toBe('/search/buy?city=delhi&after=SPN1')
    const led = { ...plain, cityIs: 'kept', cityWas: 'noida' } as const
    expect(searchHref({ ...led, text: ' ' })).toBe('/search/buy?city=delhi')
    expect(searchHref({ ...led, text: ' saket ' })).toBe(
      '/search/buy?q=saket&city=delhi&cityIs=kept&cityWas=noida',
    )
  })
})

test('an address that names “after 30 days” asks for every date', () => {
  const params = new URLSearchParams('filterAvailability=after_30_days')
  const kind = { category: 'residential', deal: 'rent' } as const
  expect(searchFromUrl(params, kind).filters.availability).toBeUndefined()
})

test.each([
  [null, undefined],
  ['', undefined],
  ['velocity=hisar', undefined],
  ['city=hisar', 'hisar'],
  ['a=b;city=hisar;c=d', 'hisar'],
  ['a=b;   city=hisar', 'hisar'],
])('the cookie %j names %s', (header, city) => {
  expect(cityCookie(header)).toBe(city)
})

test('the cookie of a city is read back', () => {
  expect(cityCookie(setCityCookie('hisar'))).toBe('hisar')
  expect(setCityCookie('hisar')).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/)
})
