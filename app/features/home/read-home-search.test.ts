import { describe, expect, test } from 'vitest'
import { isHomeSearch, readHomeSearch } from '#app/features/home/read-home-search.ts'
import { searchHref } from '#contract/search/search-url.ts'

const everyField =
  'city=noida&q=sector+62&filterBHK=2bhk&filterAvailability=immediate&filterPropType=shop'

describe('readHomeSearch', () => {
  test.for([
    [
      'category=residential&deal=rent',
      '/search/rent?q=sector+62&city=noida&filterBHK=2bhk&filterAvailability=immediate',
    ],
    ['category=residential&deal=resale', '/search/buy?q=sector+62&city=noida&filterBHK=2bhk'],
    [
      'category=commercial&deal=rent',
      '/search/commercial/rent?q=sector+62&city=noida&filterPropType=shop',
    ],
    [
      'category=commercial&deal=resale',
      '/search/commercial/buy?q=sector+62&city=noida&filterPropType=shop',
    ],
    [
      'category=castles&deal=',
      '/search/rent?q=sector+62&city=noida&filterBHK=2bhk&filterAvailability=immediate',
    ],
  ] as const)('counts only the fields that %s shows', ([kind, address]) => {
    const search = readHomeSearch(new URLSearchParams(`${kind}&${everyField}`))

    expect(searchHref(search)).toBe(address)
  })

  test('takes the city from the cookie when none is given, else the default', () => {
    const fields = new URLSearchParams('category=residential&deal=rent&city=')

    expect(readHomeSearch(fields, 'hisar').city).toBe('hisar')
    expect(readHomeSearch(fields).city).toBe('delhi')
  })
})

test('an address that only names a city is no search', () => {
  expect(isHomeSearch(new URLSearchParams('city=noida'))).toBe(false)
  expect(isHomeSearch(new URLSearchParams('city=noida&category=residential&deal=rent'))).toBe(true)
})
