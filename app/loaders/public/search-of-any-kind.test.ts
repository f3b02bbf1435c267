import { expect, test } from 'vitest'
import { searchOfAnyKind } from '#app/loaders/public/search-of-any-kind.ts'
import { searchHref } from '#contract/search/search-url.ts'

test.for([
  ['q=saket', '/search/rent?q=saket&city=noida'],
  ['city=delhi&filterBHK=2bhk', '/search/rent?city=delhi&filterBHK=2bhk'],
  ['filterPropType=plot&city=delhi', '/search/buy?city=delhi&filterPropType=plot'],
  ['filterPropType=villa,showroom', '/search/rent?city=noida&filterPropType=villa'],
  ['filterPropType=shop', '/search/commercial/rent?city=noida&filterPropType=shop'],
  ['filterPropType=show,cafe', '/search/commercial/rent?city=noida&filterPropType=shop,cafe'],
  [
    'filterPriceMax=20000&sort=cheapest',
    '/search/rent?city=noida&filterPriceMax=20000&sort=cheapest',
  ],
])('/search?%s leads on to %s', ([query, href]) => {
  const search = searchOfAnyKind(new URLSearchParams(query), 'noida')

  expect(search && searchHref(search)).toBe(href)
})

test.for(['', 'city=delhi', 'q=%20', 'filterBHK=palace', 'utm_source=mail'])(
  '/search?%s stays the landing page',
  (query) => {
    expect(searchOfAnyKind(new URLSearchParams(query), 'noida')).toBeUndefined()
  },
)
