import { expect, test } from 'vitest'
import { isPublicFile, isSharedPage } from '#app/route-groups.ts'

test.for([
  '/',
  '/search',
  '/search/',
  '/Search/Rent',
  '/search/commercial/rent',
  '/property',
  '/property/',
])('%s is shared by all visitors', (path) => {
  expect(isSharedPage(path)).toBe(true)
})

test.for([
  '/login',
  '/profile',
  '/saved',
  '/dev/outbox',
  '/searching',
  '/search/everything',
  '/property-value-calculator',
  // The router asks for the data of a page at its path with this ending.
  '/search/rent.data',
  '/_root.data',
  '/api/prop/search',
])('%s is not', (path) => {
  expect(isSharedPage(path)).toBe(false)
})

test.for(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/map/embedded.json'])(
  '%s is a public file',
  (path) => {
    expect(isPublicFile(path)).toBe(true)
  },
)

test.for(['/', '/robotsxtxt', '/sitemaps/', '/sitemaps/a/b', '/my-data.json', '/search/rent'])(
  '%s is none',
  (path) => {
    expect(isPublicFile(path)).toBe(false)
  },
)
