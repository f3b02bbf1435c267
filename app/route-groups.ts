import type { Register } from 'react-router'

// The compiler checks these lists against app/routes.ts.
type RoutePath = keyof Register['pages']
export type RouteId = keyof Register['routeModules']

/** Pages that look the same to every visitor who is not signed in; the server may cache them. */
export const isSharedPage = createPathMatcher([
  '/',
  '/search',
  '/search/rent',
  '/search/buy',
  '/search/commercial/rent',
  '/search/commercial/buy',
  '/property',
])

/** Files that are the same for everybody, signed in or not; no session is looked up for them. */
export const isPublicFile = createPathMatcher([
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/map/embedded.json',
])

/** Compares like the router: in any case, with a slash at the end or without. */
function createPathMatcher(paths: RoutePath[]) {
  const patterns = paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'))
  const pattern = new RegExp(`^(${patterns.join('|')})/?$`, 'i')
  return (pathname: string) => pattern.test(pathname)
}
