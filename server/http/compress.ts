import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthwhile = 1_024
const text = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Compresses what is made on the fly. Built files are compressed when they are built. */
export const compress = createMiddleware<AppEnv>(async (c, next) => {
  await next()

  const { headers, body } = c.res
  if (!body || headers.has('content-encoding') || c.req.method === 'HEAD') return
  if (!text.test(headers.get('content-type') ?? '')) return

  headers.append('vary', 'Accept-Encoding')
  const accepts = c.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined
  if (!encoding) return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const packed = plain.length < worthwhile ? plain : await pack(plain, encoding)
  c.res = new Response(new Uint8Array(packed), c.res)
  c.res.headers.set('content-length', String(packed.length))
  if (packed !== plain) c.res.headers.set('content-encoding', encoding)
})

function pack(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: 5 })
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
