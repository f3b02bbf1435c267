import { Hono } from 'hono'
import { type PhotoFormat, photoWidths, screenPhotoWidth } from '#contract/pictures.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'

const asked = /^([a-zA-Z0-9_-]{1,64}?)(?:-(\d+)\.(avif|webp)|\.jpg)$/
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Uploaded and demo pictures. A name never changes its content, so browsers may keep it for good. */
export const pictures = new Hono<AppEnv>().get('/:name{.+\\.(?:avif|webp|jpg)}', async (c) => {
  const [, key, width = '1280', format = 'jpg'] = c.req.param('name').match(asked) ?? []
  const isOurs = key && widths.includes(Number(width))
  const { storage } = c.var.services
  let bytes = isOurs && (await storage.get(`${key}/${width}.${format}`))
  // Drawn and older pictures end at the width below.
  if (!bytes && isOurs && Number(width) === screenPhotoWidth) {
    bytes = await storage.get(`${key}/1280.${format}`)
  }
  return bytes ? send(c, bytes, format as PhotoFormat | 'jpg') : c.notFound()
})

const widths: readonly number[] = [...photoWidths, screenPhotoWidth]

function send(c: AppContext, bytes: Uint8Array, format: PhotoFormat | 'jpg') {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': types[format],
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
