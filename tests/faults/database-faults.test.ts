import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { startSession } from '#domain/sessions/start-session.ts'
import { createApi } from '#server/api/api.ts'
import { connectPools } from '#server/connect-pools.ts'
import { readEnv } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { health } from '#server/http/health.ts'
import { requestContext } from '#server/http/request-context.ts'
import { test as base } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { badLine, sufferFault } from '#tests/faults/database-faults.ts'
import { type Line, startFaultProxy } from '#tests/faults/fault-proxy.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const brief = { clients: 3, pauseMs: 50, faultMs: 400 }

/**
 * The API and health checks behind a line to the database that can be made bad. One for all tests: each
 * leaves the line good, and the site has to serve again by itself.
 */
const test = base.extend('site', { scope: 'file' }, async ({ fileDatabase }, { onCleanup }) => {
  const { url, db } = fileDatabase
  const proxy = await startFaultProxy(url)
  const { workDb, close, ...pools } = connectPools(proxy.url, { DATABASE_POOL: 6 })
  onCleanup(async () => {
    await close()
    await proxy.close()
  })
  const resources = { ...resourcesFor(pools.db), ...pools }
  const routes = new Hono<AppEnv>().route('/', health).route('/', createApi(resources.env))
  const { id } = await createUser(db)
  const { spn } = await createListing(db)
  const client = { device: 'phone', address: '10.0.0.9' }
  const { token } = await startSession(db, resources.sessions, id, client)
  const headers = { host: 'localhost:3000', 'x-api-key': resources.env.CLIENT_API_KEY }

  /** What a visitor and an owner ask of it, where each request has so much time. */
  function withDeadline(deadlineMs: number) {
    const app = new Hono<AppEnv>().use(requestContext(resources, { deadlineMs })).route('/', routes)

    async function post(path: string, form: Record<string, string>, cookie = '') {
      const from = performance.now()
      const reply = await app.request(path, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new URLSearchParams(form),
      })
      await reply.arrayBuffer()
      const retryAfter = reply.headers.get('retry-after')
      return { status: reply.status, retryAfter, ms: performance.now() - from }
    }
    return {
      get: async (path: string) => (await app.request(path)).status,
      post: (path: string, form: Record<string, string>) =>
        post(path, form, `basera_session=${token}`),
      read: () => post('/api/prop/data', { spnInput: spn }),
    }
  }
  return { db, proxy, withDeadline, ...withDeadline(1_000) }
})

test.for<Line>(['black hole', 'resets', 'closed'])(
  'a line to the database that is %s: served or a clean 503, nothing lost, good again by itself',
  async (line, { site }) => {
    const suffered = await sufferFault(site.db, site, badLine(site.proxy, line), brief)

    expect(suffered).toMatchObject({ unclean: [], lost: 0, torn: 0, duplicates: 0 })
    expect(suffered.served).toBeGreaterThan(0)
    expect(suffered.refused).toBeGreaterThan(0)
  },
)

test('a line to the database that is slow refuses nothing, with the deadline that a site has', async ({
  site,
}) => {
  const patient = site.withDeadline(readEnv({}).REQUEST_SECONDS * 1_000)
  const slow = badLine(site.proxy, { delayMs: 10 })
  const suffered = await sufferFault(site.db, patient, slow, brief)

  expect(suffered).toMatchObject({ unclean: [], refused: 0, lost: 0, torn: 0, duplicates: 0 })
  expect(suffered.served).toBeGreaterThan(0)
})

test('connections that are cut under load are only 503s', async ({ site }) => {
  const cuts = {
    async begin() {
      for (let cut = 0; cut < 4; cut++) {
        site.proxy.cut()
        await sleep(50)
      }
    },
    end() {},
  }
  const suffered = await sufferFault(site.db, site, cuts, brief)
  expect(suffered).toMatchObject({ unclean: [], lost: 0, torn: 0, duplicates: 0 })
})

test('a pool whose connections all wait leaves the health checks alone, and nobody waits for ever', async ({
  site,
  onTestFinished,
}) => {
  expect(await site.get('/readyz')).toBe(200)
  onTestFinished(() => site.proxy.behave('good'))
  site.proxy.behave({ delayMs: 2_000 })
  const order: string[] = []
  const flood = Array.from({ length: 60 }, () =>
    site.read().then((reply) => {
      order.push('flood')
      return reply
    }),
  )
  await sleep(50)
  expect(await site.get('/healthz')).toBe(200)
  order.push('health')

  expect(order[0]).toBe('health')
  for (const { status, retryAfter } of await Promise.all(flood)) {
    expect([200, 429, 503]).toContain(status)
    if (status !== 200) expect(Number(retryAfter)).toBeGreaterThan(0)
  }
})
