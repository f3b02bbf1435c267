import { Hono } from 'hono'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createApi } from '#server/api/api.ts'
import { connectPools } from '#server/connect-pools.ts'
import type { Env } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('calls of visitors', () => {
  test('leave people who are signed in their connections', async ({ freshDatabase }) => {
    const { close, workDb, ...pools } = connectPools(freshDatabase.url, { DATABASE_POOL: 3 })
    const { db, visitorPools } = pools
    const resources = { ...resourcesFor(db), ...pools }
    const cookie = `basera_session=${await sessionOf(db)}`
    const holder = await visitorPools.db.startTransaction().execute()
    const post = siteOf(resources, { deadlineMs: 300 })

    const refused = await post('/api/req/call', { full_name: 'Asha', phone_no_b: '9876543210' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    const patient = siteOf(resources)
    expect((await patient('/api/user', {}, { cookie })).status).toBe(200)

    await holder.rollback().execute()
    await close()
  })

  test('take half of the connections at most from one address', async ({ freshDatabase }) => {
    const resources = resourcesFor(freshDatabase.db)
    const { spn } = await createListing(freshDatabase.db)
    const other = connect(freshDatabase.url, { size: 2 })
    const lock = await other.startTransaction().execute()
    await sql`lock table listing in access exclusive mode`.execute(lock)
    const post = siteOf(resources)
    const flood = Array.from({ length: 20 }, () => post('/api/prop/data', { spnInput: spn }))

    // The fifth waits for a place, not on a connection for the table.
    await expect.poll(() => waitingForTables(other)).toBe(4)
    const form = { email: 'asha@example.com', email_message: 'Please call me.' }
    const elsewhere = await post('/api/req/mail', form, { 'x-forwarded-for': '10.0.0.2' })
    expect([elsewhere.status, await waitingForTables(other)]).toEqual([200, 4])
    await lock.rollback().execute()
    expect((await Promise.all(flood)).every(({ status }) => status === 200)).toBe(true)
    await other.destroy()
  })

  test.for([
    ['/api/req/call', (phone_no_b: string) => ({ full_name: 'Asha', phone_no_b })],
    ['/api/otp/v', (phone_no: string) => ({ loginSign: 'login', phone_no, u_otp: '0000' })],
    ['/api/otp/s', (phone_no: string) => ({ loginSign: 'login', phone_no })],
  ] as const)(
    '%s asks the database nothing for a refused address',
    async ([path, form], { db }) => {
      const post = siteOf(resourcesFor(db))
      let phone = 9_876_500_000
      const next = () => form(String(phone++))
      await post(path, next())
      await fillUses(db, {}, 19)
      let made = 19
      while ((await post(path, next())).status !== 429) made++
      expect(made).toBeGreaterThanOrEqual(20)
      // Whoever asks the database again finds that the address has room.
      await db.deleteFrom('usageEvent').execute()

      const refused = await post(path, next())
      expect([refused.status, await refused.json()]).toMatchObject([429, { result_code: 429 }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
      expect((await post(path, next(), { 'x-forwarded-for': '10.0.0.2' })).status).not.toBe(429)
    },
  )
})

describe('a client that announces a form and sends nothing', () => {
  test.for([
    ['/api/search/suggest', 'city=delhi&text=saket'],
    ['/api/req/call', 'full_name=Asha&phone_no_b=9876543210'],
  ])('does not hold up %s for others at its address', async ([path, body], { db }) => {
    const post = siteOf(resourcesFor(db, { SEARCHES_PER_ADDRESS: 1 }))
    const silent = Array.from({ length: 70 }, () => {
      const { readable, writable } = new TransformStream<Uint8Array>()
      return { reply: post(path!, readable), writer: writable.getWriter() }
    })
    expect((await post(path!, body!)).status).toBe(200)

    await Promise.all(silent.map(({ writer }) => writer.close()))
    await Promise.all(silent.map(({ reply }) => reply))
  })
})

type Resources = ReturnType<typeof resourcesFor>

/** Calls with forms, and with the address of the header: as behind one proxy. */
function siteOf(resources: Resources, { deadlineMs = 30_000 } = {}) {
  const env: Env = { ...resources.env, TRUST_PROXY: 1 }
  const site = new Hono<AppEnv>()
    .use(requestContext({ ...resources, env }, { deadlineMs }))
    .route('/', createApi(env))
  return (
    path: string,
    body: Record<string, string> | string | ReadableStream,
    headers: Record<string, string> = {},
  ) =>
    site.request(path, {
      method: 'POST',
      duplex: 'half',
      body: typeof body === 'string' || body instanceof ReadableStream ? body : encoded(body),
      headers: {
        host: 'localhost:3000',
        'x-api-key': env.CLIENT_API_KEY,
        'x-forwarded-for': '10.0.0.1',
        ...form,
        ...headers,
      },
    } as RequestInit)
}

function encoded(fields: Record<string, string>) {
  return new URLSearchParams(fields).toString()
}

async function sessionOf(db: Db) {
  const { id } = await createUser(db)
  const { sessions } = resourcesFor(db)
  const client = { device: 'phone', address: '10.0.0.9' }
  return (await startSession(db, sessions, id, client)).token
}

async function waitingForTables(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and locktype = 'relation'
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db)
  return rows[0]?.count
}
