import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '#app/routes.ts'

const tree = routes.map(asRoute)

/** Which pages are whose; each page is somebody's. */
export const pagesOf = {
  visitor: /^routes\/(public\/(?!saved)|dev\/|account\/(login|signup|search-alert))/,
  owner:
    /^routes\/(seller|account\/(profile|assist|answer-contact|answer-question|answer-visit|conversation|still-available|unsubscribe)|public\/(home|saved|saved-searches|my-search)\.)/,
  administrator: /^routes\/staff/,
}

/** Leads on to another page. */
const leadsOn = 'routes/staff/review-next.tsx'

/** The file of the route that answers an address; none where only the page for unknown ones does. */
export function routeFileOf(address: string) {
  const { pathname } = new URL(address, 'http://localhost')
  const route = matchRoutes(tree, pathname)?.at(-1)?.route
  return route?.path === '*' ? undefined : (route?.handle as string | undefined)
}

/** The files of all pages; routes that answer with a file are no pages. */
export function allPageFiles() {
  return [...new Set(routes.flatMap(filesOf))].filter(isPage).sort()
}

/** The files of the pages of a viewer that can be opened and stay open. */
export function pageFilesOf(pages: RegExp) {
  return allPageFiles().filter((file) => pages.test(file) && file !== leadsOn)
}

export function isPage(file: string) {
  return file.endsWith('.tsx')
}

function filesOf({ file, children }: RouteConfigEntry): string[] {
  return children ? children.flatMap(filesOf) : [file]
}

function asRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  if (index) return { index, handle: file }
  const route = { handle: file, ...(path !== undefined && { path }) }
  return children ? { ...route, children: children.map(asRoute) } : route
}
