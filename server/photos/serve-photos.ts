import { Hono } from 'hono'
import { type PhotoFormat, photoWidths } from '#contract/pictures.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'

const asked = /^([a-zA-Z0-9_-]{1,64}?)(?:-(\d+)\.(avif|webp)|\.jpg)$/
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Uploaded and demo pictures. A name never changes its content, so browsers may keep it for good. */
export const pictures = new Hono<AppEnv>().get('/:name', async (c) => {
  const [, key, width = '1280', format = 'jpg'] = c.req.param('name').match(asked) ?? []
  const isOurs = key && (photoWidths as readonly number[]).includes(Number(width))
  const bytes = isOurs && (await c.var.services.storage.get(`${key}/${width}.${format}`))
  return bytes ? send(c, bytes, format as PhotoFormat | 'jpg') : c.notFound()
})

function send(c: AppContext, bytes: Uint8Array, format: PhotoFormat | 'jpg') {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': types[format],
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
