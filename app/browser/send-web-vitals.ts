import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { call } from '#app/forms/api-client.ts'
import { routePattern } from '#app/router/route-pattern.ts'
import type { WebVital } from '#contract/options.ts'

/** Sends what the browser measured of this page when it is left, without a cookie. */
export function sendWebVitals(pathname: string, params: Record<string, string | undefined>) {
  const page = routePattern(pathname, params)
  const measured: Partial<Record<WebVital, number>> = {}
  const keep = ({ name, value }: MetricType) => {
    measured[name.toLowerCase() as WebVital] = value
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep)
  addEventListener('visibilitychange', function send() {
    // Left before anything was measured: it is sent when the page is left the next time.
    if (document.visibilityState !== 'hidden' || !('ttfb' in measured)) return
    removeEventListener('visibilitychange', send)
    // The library reports its last values from listeners of this very event.
    queueMicrotask(() => {
      call('/api/web-vitals', { page, ...measured }, { keepalive: true, credentials: 'omit' })
    })
  })
}
