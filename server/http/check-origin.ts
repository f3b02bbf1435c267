import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const ours = new Set([null, 'same-origin', 'none'])

/** Answers only under the site's own name: links and cookies are made for it and for no other. */
export function checkHost(publicUrl: string | undefined) {
  const own = publicUrl ? new URL(publicUrl) : undefined

  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    // Read as a browser reads it: in any case, with the usual port or without.
    const isOwn = own && URL.parse(`${own.protocol}//${host}`)?.host === own.host
    if (isOwn || loopback.test(host)) return next()
    return c.text(
      'This server does not answer for that name. Set PUBLIC_URL to the public address.',
      421,
    )
  })
}

/** Whether a browser sent this from one of our own pages. Clients that are not browsers say nothing. */
export function isSameOrigin(request: Request, publicUrl: string | undefined) {
  if (!ours.has(request.headers.get('sec-fetch-site'))) return false

  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('host') ?? ''
  return origin === (publicUrl && new URL(publicUrl).origin) || isOnThisMachine(origin, host)
}

/** On one's own machine the site has several names, all of them its own under the same port. */
function isOnThisMachine(origin: string, host: string) {
  const from = URL.parse(origin)
  return (
    from?.protocol === 'http:' &&
    loopback.test(from.host) &&
    loopback.test(host) &&
    from.port === URL.parse(`http://${host}`)?.port
  )
}
