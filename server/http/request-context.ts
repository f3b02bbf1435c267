import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { runWithDeadline } from '#db/deadline.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import type { Services } from '#server/create-services.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { readSessionToken, syncMarker, writeSession } from '#server/sessions/session-cookie.ts'

/** What is left of `REQUEST_SECONDS` for sending the answer. */
const sendingMs = 500

const quiet = /^\/(assets|img|healthz|readyz)/

/** Sets the variables of every request and logs one line about it. */
export function requestContext(services: Services, deadline?: { deadlineMs: number }) {
  const { deadlineMs = services.env.REQUEST_SECONDS * 1_000 - sendingMs } = deadline ?? {}
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('services', { ...services, ...services.visitorPools })
    c.set('memberServices', services)
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, services.env.TRUST_PROXY))
    c.set('viewer', null)

    await runWithDeadline(deadlineMs, next)

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

/** Looks up the viewer by the session cookie, and renews the cookie when the session was extended. */
export async function recogniseViewer(c: AppContext) {
  const token = readSessionToken(c)
  if (!token) return syncMarker(c, undefined)

  const { memberServices: services, address } = c.var
  const { db, sessions } = services
  const seen = await services.limitLookups(address, () => findViewer(db, sessions, token, address))
  if (seen) c.set('services', services)
  c.set('viewer', seen?.viewer ?? null)
  c.set('details', seen?.details)
  const session = seen && { id: seen.viewer.sessionId, token }
  if (session && seen.isExtended) writeSession(c, session)
  else syncMarker(c, session)
}

function isPubliclyCacheable(headers: Headers) {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
