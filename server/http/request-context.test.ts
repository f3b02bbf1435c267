import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createApi } from '#server/api/api.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { answerUncaughtError } from '#server/http/error-response.ts'
import { requestContext } from '#server/http/request-context.ts'
import { withViewer } from '#server/pages/with-viewer.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { standbysFor } from '#tests/standbys-for.ts'

test('a session in use is extended, and so is its cookie', async ({ db }) => {
  const reply = await visit(db, '/page', 'no-store')

  expect(await reply.text()).toBe('Asha Rani')
  expect(reply.headers.get('set-cookie')).toMatch(/^basera_session=/)
})

test.for(['public, max-age=60', 'max-age=60, public'])(
  'an answer that says “%s” carries no cookie, since many may read it from a cache',
  async (cacheControl, { db }) => {
    const reply = await visit(db, '/page', cacheControl)

    expect(reply.headers.getSetCookie()).toEqual([])
  },
)

test('nobody is looked up for a file that is the same for everybody', async ({ db }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml']) {
    expect(await (await visit(db, path, 'no-store')).text()).toBe('')
  }
})

test('a frozen database is a 503 at the deadline, for pages and calls alike', async ({
  freshDatabase,
}) => {
  // Its own time-outs are longer than the test may take.
  const db = connect(freshDatabase.url, { size: 3, timeoutMs: 60_000 })
  const resources = resourcesFor(db)
  const site = new Hono<AppEnv>()
    .use(requestContext(resources, { deadlineMs: 300 }))
    .route('/', createApi(resources.env))
    .use(withViewer())
    .get('*', (c) => c.text('a page'))
    .onError(answerUncaughtError)
  const frozen = await freshDatabase.db.startTransaction().execute()
  await sql`lock table session, usage_event in access exclusive mode`.execute(frozen)

  const headers = { cookie: 'basera_session=a', 'x-api-key': resources.env.CLIENT_API_KEY }
  const form = { loginSign: 'signup', phone_no: '9876543210' }
  const send = { method: 'POST', headers, body: new URLSearchParams(form) }
  const replies = await Promise.all([
    site.request('/page', { headers }),
    site.request('/api/user', { ...send }),
    site.request('/api/otp/s', { ...send, headers: { ...headers, cookie: '' } }),
  ])
  for (const reply of replies) {
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
  }
  await frozen.rollback().execute()
  expect(await freshDatabase.db.selectFrom('loginCode').selectAll().execute()).toEqual([])
  await db.destroy()
})

test.for([true, false])(
  'people stay signed in while the leader is away, whether that is known yet (%s) or not',
  async (isLeaderAway, { db }) => {
    const nowhere = connect('postgres://127.0.0.1:1/nowhere')
    const { id } = await createUser(db)
    const resources = {
      ...resourcesFor(db),
      db: nowhere,
      standbys: standbysFor({ ready: [0], isLeaderAway }),
    }
    const client = { device: 'Chrome on Android', address: '127.0.0.1' }
    const { token } = await startSession(db, resources.sessions, id, client)
    const site = new Hono<AppEnv>()
      .use(requestContext(resources))
      .use(withViewer())
      .get('*', (c) => c.text(c.var.viewer?.name ?? ''))
    const reply = await site.request('/', { headers: { cookie: `basera_session=${token}` } })

    expect(await reply.text()).toBe('Asha Rani')
    await nowhere.destroy()
  },
)

test('the sessions of one address are looked up a few at a time', async ({ db }) => {
  const resources = resourcesFor(db)
  const limitLookups = vi.spyOn(resources, 'limitLookups')
  const site = new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(withViewer())
    .get('*', (c) => c.text('a page'))
  await site.request('/page', { headers: { cookie: 'basera_session=made-up' } })

  expect(limitLookups).toHaveBeenCalledOnce()
})

/** The answer to somebody who was last here an hour ago: their name. */
async function visit(db: Db, path: string, cacheControl: string) {
  const resources = resourcesFor(db)
  const { id } = await createUser(db)
  const client = { device: 'Chrome on Android', address: '127.0.0.1' }
  const { token } = await startSession(db, resources.sessions, id, client)
  await sql`update session set last_used_at = now() - interval '1 hour'`.execute(db)

  const site = new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(withViewer())
    .get('*', (c) => c.text(c.var.viewer?.name ?? '', 200, { 'cache-control': cacheControl }))
  return site.request(path, { headers: { cookie: `basera_session=${token}` } })
}
