import removed from '#app/browser/service-worker/removed.js?raw'
import { serviceWorker } from '#app/browser/service-worker/source.ts'
import { siteContext } from '#app/session/context.ts'
import type { Route } from './+types/service-worker'

/** The service worker; where it is switched off, one that removes itself. */
export function loader({ context }: Route.LoaderArgs) {
  const { keepsPages } = context.get(siteContext)
  return new Response(keepsPages ? serviceWorker : removed, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  })
}
