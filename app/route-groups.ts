import type { Register } from 'react-router'

// The compiler checks these lists against app/routes.ts.
type RoutePath = keyof Register['pages']
export type RouteId = keyof Register['routeModules']

const isShared = createPathMatcher([
  '/',
  '/search',
  '/search/rent',
  '/search/buy',
  '/search/commercial/rent',
  '/search/commercial/buy',
  '/property',
  '/rent/:city/:place?/:what?',
  '/buy/:city/:place?/:what?',
  '/commercial/rent/:city/:place?/:what?',
  '/commercial/buy/:city/:place?/:what?',
  '/localities',
  '/localities/:city',
  '/localities/:city/:place',
])

/** Pages that look the same to every visitor who is not signed in; the server may cache them. */
export function isSharedPage(pathname: string) {
  // The router requests the data of a page at its path with this ending.
  return isShared(pathname) && !pathname.endsWith('.data')
}

/** Files that are the same for everybody, signed in or not; no session is looked up for them. */
export const isPublicFile = createPathMatcher([
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/map/embedded.json',
])

/** The page of a listing; its views are counted. */
export const isPropertyPage = createPathMatcher(['/property'])

/** Pages and files for staff alone; whoever is sent to the login from one is told why. */
export const isStaffPage = createPathMatcher([
  '/admin',
  '/admin/roles',
  '/admin/audit',
  '/admin/decisions',
  '/admin/decisions.csv',
  '/admin/review',
  '/admin/review/:spn',
  '/admin/checks',
  '/admin/checks/:id/paper',
  '/admin/people/:id',
  '/admin/conversations/:id',
  '/admin/people/:id/data.json',
  '/message-send',
  '/req-check',
  '/req-check.csv',
])

/** Compares like the router: in any case, with a slash at the end or without. */
function createPathMatcher(paths: RoutePath[]) {
  const patterns = paths.map((path) =>
    path
      .replaceAll('.', '\\.')
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+'),
  )
  const pattern = new RegExp(`^(${patterns.join('|')})/?$`, 'i')
  return (pathname: string) => pattern.test(pathname)
}
