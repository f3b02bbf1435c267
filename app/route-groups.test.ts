import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isPublicFile, isSharedPage, isStaffPage } from '#app/route-groups.ts'
import routeConfig from '#app/routes.ts'

const routes = await routeConfig

test.for([
  '/',
  '/search',
  '/search/',
  '/Search/Rent',
  '/search/commercial/rent',
  '/property',
  '/property/',
  '/rent/gurugram',
  '/buy/gurugram/sector-57/2bhk/',
  '/commercial/rent/delhi/shops',
  '/localities/gurugram/sector-57',
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
  '/rent/gurugram.data',
  '/rent',
  '/rent/gurugram/sector-57/2bhk/more',
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

test('every page of the staff layout is a staff page, and no other page is', () => {
  const staff = routes.find(({ file }) => file === 'routes/staff/staff-layout.tsx')?.children ?? []
  const paths = routes.flatMap(pathsOf).map((path) => path.replaceAll(/:\w+/g, 'any'))
  const staffPaths = paths.filter(isStaffPage)

  const files = [
    '/admin/checks/:id/paper',
    '/req-check.csv',
    '/admin/decisions.csv',
    '/admin/people/any/data.json',
  ]
  expect(staffPaths.toSorted()).toEqual(
    [...staff.flatMap(pathsOf), ...files].map((path) => path.replaceAll(/:\w+/g, 'any')).toSorted(),
  )
})

function pathsOf({ path = '', index, children = [] }: RouteConfigEntry): string[] {
  const own = index || path ? [`/${path}`] : []
  const inner = children.flatMap(pathsOf).map((child) => (path ? `/${path}${child}` : child))
  return [...own, ...inner]
}
