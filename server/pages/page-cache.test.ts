import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { PageCache } from '#server/pages/page-cache.ts'
import { RenderedPage } from '#server/pages/rendered-page.ts'

test('keeps a page for a few seconds', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  const { render, count } = renderer('home')

  const first = await cache.share('/', render)
  now = 2_999
  expect(await cache.share('/', render)).toBe(first)
  now = 3_000
  expect(await cache.share('/', render)).not.toBe(first)
  expect(count()).toBe(2)
})

test('renders once when many ask for the same page at once', async () => {
  const cache = new PageCache(() => 0)
  const { render, count } = renderer('home')

  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.share('/', render)))

  expect(new Set(pages).size).toBe(1)
  expect(count()).toBe(1)
})

test('different pages are rendered side by side', async () => {
  const cache = new PageCache(() => 0)
  const pages = await Promise.all(
    ['/a', '/b'].map((key) => cache.share(key, renderer(`page ${key}`).render)),
  )

  expect(await Promise.all(pages.map(textOf))).toEqual(['page /a', 'page /b'])
})

test.for([
  ['a page with a cookie', { cookies: ['city=delhi'] }],
  ['a page that was not found', { status: 404 }],
  ['a page that could not be loaded', { status: 503 }],
] as const)('%s is kept and shared by nobody', async ([, head]) => {
  const cache = new PageCache(() => 0)
  const { render, count } = renderer('own', { ...head })

  await Promise.all([cache.share('/', render), cache.share('/', render)])
  await cache.share('/', render)

  expect(count()).toBe(3)
  expect(cache.bytes).toBe(0)
})

test('what is no page is made anew for each', async () => {
  const cache = new PageCache(() => 0)
  const redirect = async () => new Response(null, { status: 302 })

  const [first, second] = await Promise.all([
    cache.share('/', redirect),
    cache.share('/', redirect),
  ])

  expect(first).not.toBe(second)
})

test('a rendering that failed is tried again by whoever waited for it', async () => {
  const cache = new PageCache(() => 0)
  const { render } = renderer('home')

  const failing = cache.share('/', () => Promise.reject(new Error('The loader threw.')))
  const waiting = cache.share('/', render)

  await expect(failing).rejects.toThrow('The loader threw.')
  expect(await textOf(await waiting)).toBe('home')
})

test('stays within its bytes by forgetting the oldest', async () => {
  const cache = new PageCache(() => 0)
  for (let i = 0; i < 36; i++) await cache.share(`/${i}`, renderer('x'.repeat(1_000_000)).render)

  expect(cache.bytes).toBeGreaterThan(30 * 1024 * 1024)
  expect(cache.bytes).toBeLessThanOrEqual(32 * 1024 * 1024)
  const again = renderer('again')
  await cache.share('/35', again.render)
  await cache.share('/0', again.render)
  expect(again.count()).toBe(1)
})

test('counts what a page takes in every encoding', async () => {
  const cache = new PageCache(() => 0)
  const text = randomBytes(10_000).toString('hex')
  const page = (await cache.share('/', renderer(text).render)) as RenderedPage
  const plain = cache.bytes

  const { body, encoding } = await page.bodyFor('br')
  await page.bodyFor('br')

  expect(encoding).toBe('br')
  expect(cache.bytes).toBe(plain + body.length)
})

test('lets go of what is no longer shown', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  for (let i = 0; i < 20; i++) await cache.share(`/${i}`, renderer('x'.repeat(10_000)).render)
  now = 10_000
  await cache.share('/new', renderer('x'.repeat(10_000)).render)

  expect(cache.bytes).toBeLessThan(20_000)
})

function renderer(text: string, head: { status?: number; cookies?: readonly string[] } = {}) {
  let count = 0
  return {
    count: () => count,
    async render() {
      count++
      const { status = 200, cookies = [] } = head
      return new RenderedPage(Buffer.from(text), { status, headers: {}, cookies: [...cookies] })
    },
  }
}

async function textOf(page: RenderedPage | Response) {
  if (!('bodyFor' in page)) return page.text()
  return (await page.bodyFor(undefined)).body.toString()
}
