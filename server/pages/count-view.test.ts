import { Hono } from 'hono'
import { describe, expect, test as plainTest, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requestContext } from '#server/http/request-context.ts'
import { isBot } from '#server/insight/is-bot.ts'
import { createViewCounter } from '#server/insight/view-counter.ts'
import { createCountView } from '#server/pages/count-view.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

plainTest.for([
  [undefined, true],
  ['', true],
  ['curl/8.9.1', true],
  ['WhatsApp/2.24.20.89 A', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36', true],
  [phone, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', false],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', false],
] as const)('%s is a bot: %s', ([userAgent, expected]) => {
  expect(isBot(userAgent)).toBe(expected)
})

describe('a page of a listing', () => {
  test.for([
    ['/property/?id=', 'spn'],
    ['/Property?id=%20', 'spn'],
    ['/property/_.data?id=', 'id'],
  ] as const)(
    'is counted when a person opens it as %s and its %s',
    async ([path, name], { db }) => {
      const listing = await createListing(db)
      const { get, count } = siteFor(db)
      await get(`${path}${listing[name].toLowerCase()}`)
      expect(await count(listing.id)).toBe(1)
      await get(`${path}${listing[name].toUpperCase()}`)
      expect(await count(listing.id)).toBe(1)
    },
  )

  test('is not counted for bots, prefetches, HEAD requests, staff, redirects', async ({ db }) => {
    const { spn, id } = await createListing(db)
    const { get, count, request } = siteFor(db)
    const page = `/property?id=${spn}`
    await get(page, { 'user-agent': 'WhatsApp/2.24' })
    await get(page, { 'sec-purpose': 'prefetch;prerender' })
    await get(page, { 'x-test-role': 'staff' })
    await get(page, { 'x-test-role': 'administrator' })
    await get(page, { 'x-test-status': '302' })
    await get(`/search?id=${spn}`)
    await get("/property?id=SPN' or 1=1")
    await request(page, { method: 'HEAD', headers: { 'user-agent': phone } })
    expect(await count(id)).toBe(0)
    // None of them was counted for the visitor.
    await get(page)
    expect(await count(id)).toBe(1)
  })
})

test('views that could not be written are written later', async ({ db }) => {
  const { spn, id } = await createListing(db)
  const { log } = resourcesFor(db)
  const transaction = vi.spyOn(db, 'getExecutor').mockImplementationOnce(() => {
    throw new Error('The database is away.')
  })
  const counter = createViewCounter(db, log)
  counter.add({ listing: spn, day: '2026-11-16', visitor: Buffer.alloc(16), viewerId: null })
  await counter.flush()
  expect(transaction).toHaveBeenCalled()
  expect(await countViews(db, id)).toBe(0)
  await counter.flush()
  expect(await countViews(db, id)).toBe(1)
})

test('a flood of views takes bounded memory', async ({ db }) => {
  const { spn, id } = await createListing(db)
  const counter = createViewCounter(db, resourcesFor(db).log, { most: 20 })
  for (let number = 0; number < 25; number++) {
    const visitor = Buffer.alloc(16)
    visitor.writeUInt32BE(number)
    counter.add({ listing: spn, day: '2026-11-16', visitor, viewerId: null })
  }
  await counter.flush()
  expect(await countViews(db, id)).toBe(20)
})

/** Answers every page, as the status and role that the test wants. */
function siteFor(db: Db) {
  const resources = resourcesFor(db)
  const countView = createCountView(resources)
  const site = new Hono<AppEnv>().use(requestContext(resources)).all('*', (c) => {
    const role = c.req.header('x-test-role')
    if (role === 'staff' || role === 'administrator')
      c.set('viewer', { id: crypto.randomUUID(), role, name: '', sessionId: '' })
    countView(c, Number(c.req.header('x-test-status') ?? 200))
    return c.text('')
  })
  return {
    request: site.request,
    get: (path: string, headers: Record<string, string> = {}) =>
      site.request(path, { headers: { 'user-agent': phone, ...headers } }),
    async count(listingId: string) {
      await resources.views.flush()
      return countViews(db, listingId)
    },
  }
}

async function countViews(db: Db, listingId: string) {
  const days = await db
    .selectFrom('listingViews')
    .select('views')
    .where('listingId', '=', listingId)
    .execute()
  return days.reduce((sum, { views }) => sum + views, 0)
}
