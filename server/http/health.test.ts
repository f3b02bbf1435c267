import { Hono } from 'hono'
import { expect } from 'vitest'
import { connect } from '#db/connect.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { health } from '#server/http/health.ts'
import { requestContext } from '#server/http/request-context.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'
import { standbysFor } from '#tests/standbys-for.ts'

test('/readyz answers 503 as soon as the process drains, /healthz still 200', async ({ db }) => {
  const draining = new AbortController()
  const resources = { ...resourcesFor(db), drainSignal: draining.signal }
  const site = new Hono<AppEnv>().use(requestContext(resources)).route('/', health)
  const statuses = async () => [
    (await site.request('/readyz')).status,
    (await site.request('/healthz')).status,
  ]

  expect(await statuses()).toEqual([200, 200])
  draining.abort()
  expect(await statuses()).toEqual([503, 200])
})

test('/readyz answers 200 while standbys are there, and says whether the leader takes writes', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere')
  const readyz = async (standbys: { ready: number[]; isLeaderAway: boolean }) => {
    const resources = { ...resourcesFor(nowhere), standbys: standbysFor(standbys) }
    const site = new Hono<AppEnv>().use(requestContext(resources)).route('/', health)
    const reply = await site.request('/readyz')
    return [reply.status, await reply.json()]
  }

  expect(await readyz({ ready: [1], isLeaderAway: true })).toEqual([
    200,
    { ok: true, writes: false },
  ])
  expect(await readyz({ ready: [], isLeaderAway: true })).toEqual([
    503,
    { ok: false, writes: false },
  ])
  expect(await readyz({ ready: [], isLeaderAway: false })).toEqual([
    200,
    { ok: true, writes: true },
  ])
})

test('/readyz answers 503 while the database is away', async () => {
  const nowhere = connect('postgres://127.0.0.1:1/nowhere')
  const site = new Hono<AppEnv>().use(requestContext(resourcesFor(nowhere))).route('/', health)
  expect((await site.request('/readyz')).status).toBe(503)
  await nowhere.destroy()
})
