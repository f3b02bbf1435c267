import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { isPublicFile } from '#app/route-groups.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import type { Services } from '#server/create-services.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { readSessionToken, syncMarker, writeSession } from '#server/sessions/session-cookie.ts'

const quiet = /^\/(assets|img|healthz|readyz)/

/** Sets the variables of every request and logs one line about it. */
export function requestContext(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('services', services)
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, services.env.TRUST_PROXY))
    c.set('viewer', null)

    await next()

    // c.header would copy the whole response.
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    // A shared cache would give one person's cookie to others.
    if (isPubliclyCacheable(headers)) headers.delete('set-cookie')
    const level = quiet.test(c.req.path) ? 'debug' : 'info'
    services.log[level]({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
}

/** Looks up the viewer, except for public files. */
export function withViewer() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isPublicFile(c.req.path)) await recogniseViewer(c)
    await next()
  })
}

/** Looks up the viewer by the session cookie, and renews the cookie when the session was extended. */
export async function recogniseViewer(c: AppContext) {
  const token = readSessionToken(c)
  if (!token) return syncMarker(c, undefined)

  const { db, sessions } = c.var.services
  const seen = await findViewer(db, sessions, token, c.var.address)
  c.set('viewer', seen?.viewer ?? null)
  c.set('details', seen?.details)
  const session = seen && { id: seen.viewer.sessionId, token }
  if (session && seen.isExtended) writeSession(c, session)
  else syncMarker(c, session)
}

function isPubliclyCacheable(headers: Headers) {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
