import { Hono } from 'hono'
import { expect } from 'vitest'
import { createApi } from '#server/api/api.ts'
import { connectPools } from '#server/connect-pools.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { health } from '#server/http/health.ts'
import { requestContext } from '#server/http/request-context.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const host = 'http://localhost:3000'

test('200 searches at once from one address are limited and leave /readyz and others served', async ({
  freshDatabase,
}) => {
  const { close, workDb, ...pools } = connectPools(freshDatabase.url, { DATABASE_POOL: 12 })
  const resources = { ...resourcesFor(pools.db), ...pools }
  const site = new Hono<AppEnv>()
    .use(requestContext(resources, { deadlineMs: 30_000 }))
    .route('/', health)
    .route('/', createApi(resources.env))
  const ask = (path: string, address: string, form?: Record<string, string>) =>
    site.request(
      `${host}${path}`,
      {
        method: form ? 'POST' : 'GET',
        headers: { host: 'localhost:3000', 'x-api-key': resources.env.CLIENT_API_KEY },
        ...(form && { body: new URLSearchParams(form) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  const suggest = (address: string, text: string) =>
    ask('/api/search/suggest', address, { text, city: 'delhi' })

  // Quick ones: on a busy machine those who wait must not run into the time limits of the database.
  const flood = Array.from({ length: 200 }, (_, n) => suggest('6.6.6.6', `sector ${n + 1}`))
  const [ready, other] = await Promise.all([ask('/readyz', '1.2.3.4'), suggest('1.2.3.4', 'saket')])
  const replies = await Promise.all(flood)

  expect([ready.status, other.status]).toEqual([200, 200])
  const counts = Object.groupBy(replies, ({ status }) => status)
  expect({ ...counts, 200: counts[200]?.length, 429: counts[429]?.length }).toEqual({
    200: 66,
    429: 134,
  })
  expect(counts[429]?.[0]?.headers.get('retry-after')).toBe('2')
  await close()
})
