import { Hono } from 'hono'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { noteWrite, positionToSee } from '#db/own-writes.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { seeOwnWrites } from '#server/http/see-own-writes.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('whoever is signed in and wrote has a cookie that names the position of the write', async ({
  db,
}) => {
  const site = await siteOf(db)
  const wrote = await site.request('/write')
  const cookie = wrote.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^basera_wrote=[0-9a-f]+\..*HttpOnly/)

  const headers = { cookie: cookie.split(';')[0]! }
  expect(BigInt(await (await site.request('/read', { headers })).text())).toBeGreaterThan(0n)
  const forged = { cookie: headers.cookie.replace('=', '=f') }
  expect(await (await site.request('/read', { headers: forged })).text()).toBe('0')
})

test('a read, a visitor, or a site without standbys sets none', async ({ db }) => {
  const cookieOf = async (site: Promise<Hono<AppEnv>>, path: string) =>
    (await (await site).request(path)).headers.get('set-cookie')
  expect(await cookieOf(siteOf(db), '/read')).toBeNull()
  expect(await cookieOf(siteOf(db, { isVisitor: true }), '/write')).toBeNull()
  expect(await cookieOf(siteOf(db, { isAlone: true }), '/write')).toBeNull()
})

async function siteOf(db: Db, { isVisitor = false, isAlone = false } = {}) {
  const viewer = isVisitor ? null : asViewer(await createUser(db))
  const settings = isAlone ? {} : { DATABASE_READ_URL: ['postgres://127.0.0.1:1/nowhere'] }
  const resources = resourcesFor(db, settings)
  return new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(seeOwnWrites(resources))
    .use(async (c, next) => {
      c.set('viewer', viewer)
      await next()
    })
    .get('/read', (c) => c.text(`${positionToSee()}`))
    .get('/write', (c) => {
      noteWrite('update listing set price = 1')
      return c.text('written')
    })
}
