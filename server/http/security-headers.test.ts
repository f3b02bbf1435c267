import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const site = new Hono<AppEnv>()
site.use(securityHeaders(undefined))
site.get('*', (c) => c.text('A page'))

test.each([
  ['/', false],
  ['/search/rent', false],
  ['/list-property', true],
  ['/list-property/basic_details', true],
  ['/list-property/gallery', false],
  ['/list-property/../api', false],
])('%s may use the microphone: %s', async (path, isAllowed) => {
  const { headers } = await site.request(path)
  const policy = headers.get('permissions-policy')
  expect(policy).toContain(isAllowed ? 'microphone=(self)' : 'microphone=()')
  expect(policy).toContain('camera=()')
})

test.each(['/family', '/family/', '/Family', '/family.data'])(
  'no site and no search engine learns the address of the family list %s',
  async (path) => {
    const { headers } = await site.request(`${path}?t=token`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const other = await site.request('/saved')
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)
