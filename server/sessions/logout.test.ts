import { Hono } from 'hono'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { findViewer } from '#domain/sessions/find-viewer.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { Env } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { logout } from '#server/sessions/logout.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const https = { PUBLIC_URL: 'https://basera.example' }

describe('GET /logout', () => {
  test.for([
    ['over http', {}, 'basera_session'],
    ['over https', https, '__Host-basera_session'],
  ] as const)('ends the session and clears every cookie %s', async ([, settings, name], { db }) => {
    const { reply, isSignedIn } = await visit(db, { settings, name })

    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe('/')
    expect(isSignedIn).toBe(false)
    const cleared = reply.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
    const names = cleared.map((line) => line.split('=')[0])
    expect(names).toEqual(expect.arrayContaining([name, 'jykw', 'city', '__Secure-other']))
    for (const line of cleared.filter((line) => line.startsWith('__'))) {
      expect(line).toContain('Secure')
    }
  })

  test.for([
    ['embedded by another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a page of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['with the origin of another site', { origin: 'https://evil.example' }],
  ] as const)('does nothing %s', async ([, headers], { db }) => {
    const { reply, isSignedIn } = await visit(db, { headers, name: 'basera_session' })

    expect(reply.headers.getSetCookie()).toEqual([])
    expect(isSignedIn).toBe(true)
  })
})

type Visit = { settings?: Partial<Env>; headers?: Record<string, string>; name: string }

async function visit(db: Db, { settings, headers, name }: Visit) {
  const resources = resourcesFor(db, settings)
  const user = await createUser(db)
  const client = { device: 'Chrome on Android', address: '127.0.0.1' }
  const { token } = await startSession(db, resources.sessions, user.id, client)

  const site = new Hono<AppEnv>().use(requestContext(resources)).route('/', logout)
  const cookie = `${name}=${token}; jykw=handle; city=delhi; __Secure-other=1`
  const reply = await site.request('/logout', { headers: { cookie, ...headers } })
  const seen = await findViewer(db, resources.sessions, token, client.address)
  return { reply, isSignedIn: seen !== undefined }
}
