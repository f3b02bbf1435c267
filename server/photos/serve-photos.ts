import { Hono } from 'hono'
import { photoWidths, screenPhotoWidth } from '#contract/listing/pictures.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { findVariant, type VariantFormat } from '#server/photos/find-variant.ts'

const asked = /^([a-zA-Z0-9_-]{1,64}?)(?:-(\d+)\.(avif|webp)|\.jpg)$/
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Pictures in the sizes and formats that pages ask for. A name never changes its content, so browsers may keep it for good. */
export const pictures = new Hono<AppEnv>().get('/:name{.+\\.(?:avif|webp|jpg)}', async (c) => {
  const [, key, width = '1280', format = 'jpg'] = c.req.param('name').match(asked) ?? []
  if (!key || !widths.includes(Number(width))) return c.notFound()
  const find = (wide: number) =>
    findVariant(c.var.resources.storage, key, wide, format as VariantFormat)
  // Older pictures have no variant for a whole screen; they get the width below.
  const bytes =
    (await find(Number(width))) ??
    (Number(width) === screenPhotoWidth ? await find(1280) : undefined)
  return bytes ? send(c, bytes, format as VariantFormat) : c.notFound()
})

const widths: readonly number[] = [...photoWidths, screenPhotoWidth]

function send(c: AppContext, bytes: Uint8Array, format: VariantFormat) {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': types[format],
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}
