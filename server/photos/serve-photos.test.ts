import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { pictures } from '#server/photos/serve-photos.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

const storage: Storage = {
  put: async () => {},
  get: async (name) => (name.startsWith('house/') ? new Uint8Array([1, 2, 3]) : undefined),
  removeFolder: async () => {},
  isAway: () => false,
}

const site = new Hono<AppEnv>()
  .use(securityHeaders('https://basera.example'))
  .use(async (c, next) => {
    c.set('resources', { storage } as AppEnv['Variables']['resources'])
    await next()
  })
  .route('/img', pictures)

test('a picture has the type of its name and can be nothing but a picture', async () => {
  const { status, headers } = await site.request('/img/house.jpg')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.for(['house.svg', 'house.html', '../house.jpg', 'house%2f..%2fsecret.jpg', 'house-7.webp'])(
  '%s is no picture of ours',
  async (name) => {
    expect((await site.request(`/img/${name}`)).status).toBe(404)
  },
)
