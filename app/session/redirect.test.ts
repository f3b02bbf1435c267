import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginPath, safeRedirect } from '#app/session/redirect.ts'

const site = 'https://basera.example'
const origins = [site, 'http://localhost:3000']

describe('safeRedirect', () => {
  test.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/search/buy?city=delhi&q=3+bhk#map', '/search/buy?city=delhi&q=3+bhk#map'],
    ['/property/?id=SPN4K7M2QXA', '/property/?id=SPN4K7M2QXA'],
    ['/search/rent?q=two words', '/search/rent?q=two%20words'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
    ['https://basera.example', '/'],
    ['https://basera.example/dashboard?tab=1', '/dashboard?tab=1'],
    ['http://localhost:3000/profile', '/profile'],
    ['/a/../profile', '/profile'],
  ])('keeps %s', (value, path) => {
    expect(safeRedirect(value, origins)).toBe(path)
  })

  test.each(hostile())('sends %j home', (value) => {
    expect(safeRedirect(value, origins)).toBe('/')
  })

  test('leads to this site and nowhere else, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%',
      '\t',
      '\n',
      ' ',
      'https',
      'http',
      'javascript',
      'evil.example',
      'basera.example',
      'localhost:3000',
      '%2f',
      '%5c',
      'a',
      '\u0000',
      '。',
    )
    const values = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(values, (value) => {
        const target = safeRedirect(value, origins)
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, site).origin).toBe(site)
      }),
      { numRuns: 5_000 },
    )
  })

  test('goes home when no origin is known', () => {
    expect(safeRedirect('/profile', [])).toBe('/')
  })
})

test('loginPath leads back with one encoding', () => {
  const back = '/search/buy?q=a&city=delhi'
  const url = new URL(loginPath(back), site)
  expect(safeRedirect(url.searchParams.get('redirect_url'), origins)).toBe(back)
  expect(loginPath('/')).toBe('/login')
})

/** What an attacker would put into the address, as it looks after its one decoding. */
function hostile() {
  return [
    '//evil.example',
    '///evil.example',
    '////evil.example/a',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    ' /profile',
    '/profile\u0000',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example',
    'http://evil.example/basera.example',
    'HTTPS://EVIL.EXAMPLE',
    'https://basera.example.evil.example',
    'https://basera.example@evil.example',
    'https://user:secret@basera.example/profile',
    'https://evil.example\\@basera.example',
    'https://evil.example#@basera.example',
    'https://evil.example?basera.example',
    'https://basera.example:444/',
    'http://basera.example/',
    'ftp://basera.example/',
    '//basera.example@evil.example',
    '%2f%2fevil.example',
    '%2F%5Cevil.example',
    '%252f%252fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://basera.example/1',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '?//evil.example',
    '#//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://basera.example//evil.example',
    'https://[::1',
    '/\u200b/evil.example',
    '／／evil.example',
    `/${'a'.repeat(3_000)}`,
    '/logout',
    '/%6cogout',
    '/profile%',
    '/login?redirect_url=/login',
    '/api/user',
    '',
  ].map((value) => [value])
}
