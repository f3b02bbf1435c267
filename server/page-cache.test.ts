import { describe, expect, test } from 'vitest'
import { PageCache, sharedPageKey } from '#server/page-cache.ts'

describe('PageCache', () => {
  test('keeps a page for a few seconds', () => {
    let now = 0
    const cache = new PageCache(() => now)
    cache.keep('/', page('home'))

    expect(cache.find('/')).toEqual(page('home'))
    now = 3_000
    expect(cache.find('/')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test('stays within its bytes by forgetting the oldest', () => {
    const cache = new PageCache(() => 0)
    for (let i = 0; i < 100; i++) cache.keep(`/${i}`, page('x'.repeat(1_000_000)))

    expect(cache.bytes).toBeLessThanOrEqual(32 * 1024 * 1024)
    expect(cache.find('/0')).toBeUndefined()
    expect(cache.find('/99')).toBeDefined()
  })

  test('counts a page that is kept again once', () => {
    const cache = new PageCache(() => 0)
    for (let i = 0; i < 5; i++) cache.keep('/', page('home'))
    const once = cache.bytes
    cache.clear()
    cache.keep('/', page('home'))

    expect(cache.bytes).toBe(once)
  })
})

describe('sharedPageKey', () => {
  test('tells addresses and cookies apart', () => {
    const keys = [
      keyOf('/search/buy'),
      keyOf('/search/buy?city=delhi'),
      keyOf('/search/buy', { cookie: 'city=noida' }),
    ]
    expect(new Set(keys).size).toBe(3)
  })

  test('leaves other pages alone', () => {
    const others = ['/login', '/profile', '/dev/outbox', '/searching', '/api/prop/search']
    for (const path of others) expect(keyOf(path), path).toBeUndefined()
    const post = new Request('http://localhost/search', { method: 'POST' })
    expect(sharedPageKey(post)).toBeUndefined()
  })
})

function page(html: string) {
  return { html, headers: [] }
}

function keyOf(path: string, headers: Record<string, string> = {}) {
  return sharedPageKey(new Request(`http://localhost${path}`, { headers }))
}
