import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext, withViewer } from '#server/http/request-context.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { servicesFor } from '#tests/services-for.ts'

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

/** The answer to somebody who was last here an hour ago: his name. */
async function visit(db: Db, path: string, cacheControl: string) {
  const services = servicesFor(db)
  const { id } = await createUser(db)
  const client = { device: 'Chrome on Android', address: '127.0.0.1' }
  const { token } = await startSession(db, services.sessions, id, client)
  await sql`update session set last_used_at = now() - interval '1 hour'`.execute(db)

  const site = new Hono<AppEnv>()
    .use(requestContext(services))
    .use(withViewer())
    .get('*', (c) => c.text(c.var.viewer?.name ?? '', 200, { 'cache-control': cacheControl }))
  return site.request(path, { headers: { cookie: `basera_session=${token}` } })
}
