import { describe, expect, test } from 'vitest'
import { findSharedPage } from '#server/pages/shared-page.ts'

describe('findSharedPage', () => {
  test('tells apart whatever a page shows differently', () => {
    const keys = [
      keyOf('/search/buy'),
      keyOf('/search/buy?city=delhi'),
      keyOf('/search/buy', { cookie: 'city=noida' }),
      keyOf('/search/buy', { cookie: 'seen_splash=1' }),
      keyOf('/search/buy', { cookie: 'results=list' }),
      keyOf('/search/buy', { cookie: 'seen_splash=1; city=noida' }),
      findSharedPage(new Request('http://127.0.0.1/search/buy'))?.key,
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('reads over whatever no page shows', () => {
    const plain = keyOf('/search/buy', { cookie: 'seen_splash=1' })
    expect(keyOf('/search/buy', { cookie: 'tracking=42; seen_splash=1; phum=x' })).toBe(plain)
    expect(keyOf('/search/buy', { cookie: 'seen_splash=1; city=atlantis' })).toBe(plain)
    expect(keyOf('/search/buy', { cookie: 'seen_splash=1', 'user-agent': 'phone' })).toBe(plain)
  })

  test('renders from the key alone', () => {
    const cookie = 'basera_session=secret; city=noida; seen_splash=1'
    const headers = { cookie, 'user-agent': 'phone', 'accept-language': 'hi' }
    const asked = new Request('http://localhost/search/buy?city=delhi', { headers })
    const request = findSharedPage(asked)!.request()

    expect(request.url).toBe(asked.url)
    expect([...request.headers]).toEqual([['cookie', 'seen_splash=1; city=noida']])
  })

  test('is for shared pages only', () => {
    expect(keyOf('/search/rent')).toBeDefined()
    expect(keyOf('/profile')).toBeUndefined()
  })

  test.for(['POST', 'HEAD'])('%s is never shared', (method) => {
    expect(findSharedPage(new Request('http://localhost/search', { method }))).toBeUndefined()
  })
})

function keyOf(path: string, headers: Record<string, string> = {}) {
  return findSharedPage(new Request(`http://localhost${path}`, { headers }))?.key
}
