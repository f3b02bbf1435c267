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
 * Fetches the scripts of the page that probably follows, at the first interaction with this one. It
 * opens faster then, and where the connection is lost in between, our own error page can say so: a
 * script that cannot be fetched makes the router reload the document, which offline ends in the
 * browser's error page.
 */
export function usePrefetchScripts(routeId: RouteId) {
  useEffect(() => {
    const listening = new AbortController()
    // Not in the capture phase, which would hear carousels scroll by themselves.
    const options = { passive: true, signal: listening.signal }
    for (const type of interactions) {
      addEventListener(type, () => prefetchScripts(routeId) && listening.abort(), options)
    }
    return () => listening.abort()
  }, [routeId])
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
