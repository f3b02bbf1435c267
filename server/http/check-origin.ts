import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const allowedSites = new Set([null, 'same-origin', 'none'])

/** Refuses requests for another host name with 421, against DNS rebinding and Host header injection. */
export function checkHost(publicUrl: string | undefined) {
  const own = publicUrl ? new URL(publicUrl) : undefined

  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    if (host === own?.host || loopback.test(host)) return next()
    // Parsed as a URL, so that case and the default port do not matter.
    if (own && URL.parse(`${own.protocol}//${host}`)?.host === own.host) return next()
    return c.text(
      'This server does not answer for that name. Set PUBLIC_URL to the public address.',
      421,
    )
  })
}

/**
 * CSRF protection: whether the request comes from one of our own pages, by `Sec-Fetch-Site` and
 * `Origin`. Clients that are not browsers send neither and pass.
 */
export function isSameOrigin(request: Request, publicUrl: string | undefined) {
  if (!allowedSites.has(request.headers.get('sec-fetch-site'))) return false

  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('host') ?? ''
  return origin === (publicUrl && new URL(publicUrl).origin) || isLoopbackOrigin(origin, host)
}

/** localhost, 127.0.0.1 and [::1] are the same site when the port is the same. */
function isLoopbackOrigin(origin: string, host: string) {
  const from = URL.parse(origin)
  return (
    from?.protocol === 'http:' &&
    loopback.test(from.host) &&
    loopback.test(host) &&
    from.port === URL.parse(`http://${host}`)?.port
  )
}
