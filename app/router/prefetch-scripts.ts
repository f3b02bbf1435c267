import { useEffect } from 'react'
import type { RouteId } from '#app/route-groups.ts'

/** The parts that we read of the router's manifest, which it keeps in the window. */
type Manifest = { routes: Partial<Record<RouteId, { module: string; imports?: string[] }>> }

declare global {
  interface Window {
    __reactRouterManifest?: Manifest
  }
}

const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown']

/**
 * Fetches the scripts of the pages that probably follow, at the first interaction with this one. They
 * open faster then, and where the connection is lost in between, our own error page can say so: a
 * script that cannot be fetched makes the router reload the document, which offline ends in the
 * browser's error page.
 */
export function usePrefetchScripts(...routeIds: RouteId[]) {
  const names = routeIds.join(' ')
  useEffect(() => {
    const listening = new AbortController()
    // Not in the capture phase, which would hear carousels scroll by themselves.
    const options = { passive: true, signal: listening.signal }
    const prefetch = () => {
      const areKnown = (names.split(' ') as RouteId[]).map(prefetchScripts)
      if (!areKnown.includes(false)) listening.abort()
    }
    for (const type of interactions) addEventListener(type, prefetch, options)
    return () => listening.abort()
  }, [names])
}

/** Whether the route is known yet: the router asks for the routes of a page's links after its start. */
function prefetchScripts(routeId: RouteId): boolean {
  const route = window.__reactRouterManifest?.routes[routeId]
  if (!route) return false
  for (const href of [route.module, ...(route.imports ?? [])]) preload(href)
  return true
}

function preload(href: string) {
  if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}
