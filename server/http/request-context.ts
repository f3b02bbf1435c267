import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import type { Services } from '#server/create-services.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { isPublicFile, isPubliclyCacheable } from '#server/http/public-files.ts'
import { readSessionToken, writeSessionToken } from '#server/sessions/session-cookie.ts'

const quiet = /^\/(assets|img|healthz|readyz)/

/** Gives every request an id, an address and a viewer, and writes one log line about it. */
export function requestContext(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('services', services)
    c.set('requestId', requestId)
    c.set('address', clientAddress(c, services.env.TRUST_PROXY))
    c.set('viewer', null)

    await next()

    // c.header would make the whole answer anew.
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    // A shared cache would hand one person's cookie to the next.
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

/** Finds out who is asking, unless for a file that is the same for everybody. */
export function withViewer() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isPublicFile(c.req.path)) await recogniseViewer(c)
    await next()
  })
}

/** Finds out who is asking. A session in use is extended, and so is its cookie. */
export async function recogniseViewer(c: AppContext) {
  const token = readSessionToken(c)
  if (!token) return

  const { db, sessions } = c.var.services
  const seen = await findViewer(db, sessions, token, c.var.address)
  c.set('viewer', seen?.viewer ?? null)
  c.set('contact', seen?.contact)
  if (seen?.isExtended) writeSessionToken(c, token)
}
