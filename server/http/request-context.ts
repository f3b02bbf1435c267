import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Db } from '#db/connect.ts'
import { runWithDeadline } from '#db/deadline.ts'
import { isDatabaseAway } from '#db/is-database-away.ts'
import { addToContext, runInContext } from '#db/work-context.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { readSessionToken, syncMarker, writeSession } from '#server/sessions/session-cookie.ts'

/** The part of `REQUEST_SECONDS` that is reserved for sending the answer. */
const sendingMs = 500

const quiet = /^\/(assets|img|healthz|readyz|metrics)/

/** Sets the variables of every request and logs one line about it. */
export function requestContext(resources: Resources, deadline?: { deadlineMs: number }) {
  const { deadlineMs = resources.env.REQUEST_SECONDS * 1_000 - sendingMs } = deadline ?? {}
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const address = clientAddress(c, resources.env.TRUST_PROXY)
    c.set('resources', { ...resources, ...resources.visitorPools })
    c.set('memberResources', resources)
    c.set('requestId', requestId)
    c.set('address', address)
    c.set('viewer', null)

    await runInContext({ requestId, address }, () => runWithDeadline(deadlineMs, next))

    // c.header would copy the whole response.
    const { headers } = c.res
    headers.set('x-request-id', requestId)
    // A shared cache would give one person's cookie to others.
    if (isPubliclyCacheable(headers)) headers.delete('set-cookie')
    const ms = performance.now() - started
    const { method, path } = c.req
    const { status } = c.res
    resources.metrics.countRequest({ method, path, status, seconds: ms / 1_000 })
    const level = quiet.test(path) ? 'debug' : 'info'
    resources.log[level]({
      requestId,
      address,
      ...(c.var.viewer && { userId: c.var.viewer.id }),
      method,
      path,
      status,
      ms: Math.round(ms),
    })
  })
}

/** Looks up the viewer by the session cookie, and renews the cookie when the session was extended. */
export async function recogniseViewer(c: AppContext) {
  const token = readSessionToken(c)
  if (!token) return syncMarker(c, undefined)

  const { memberResources: resources, address } = c.var
  const seen = await resources.limitLookups(address, () => findSession(resources, token, address))
  if (seen) c.set('resources', resources)
  c.set('viewer', seen?.viewer ?? null)
  if (seen) addToContext({ userId: seen.viewer.id })
  c.set('details', seen?.details)
  const session = seen && { id: seen.viewer.sessionId, token }
  if (session && seen.isExtended) writeSession(c, session)
  else syncMarker(c, session)
}

/** Sessions are found on standbys too, so that people stay signed in while the leader is away. */
async function findSession(resources: Resources, token: string, address: string) {
  const { db, readDb, standbys, sessions } = resources
  const findIn = (source: Db) => findViewer(source, sessions, token, address)
  if (standbys?.isLeaderAway()) return findIn(readDb)
  try {
    return await findIn(db)
  } catch (error) {
    if (!standbys || !isDatabaseAway(error)) throw error
    return findIn(readDb)
  }
}

function isPubliclyCacheable(headers: Headers) {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '')
}
