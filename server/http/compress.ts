import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'
import { chooseEncoding, compressBytes } from '#server/http/encoding.ts'

const text = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** Compresses what is made on the fly. Built files are compressed when they are built. */
export const compress = createMiddleware<AppEnv>(async (c, next) => {
  await next()

  const { headers } = c.res
  // Who says that it varies has chosen already.
  if (headers.get('vary')?.includes('Accept-Encoding') || c.req.method === 'HEAD') return
  if (!text.test(headers.get('content-type') ?? '')) return

  headers.append('vary', 'Accept-Encoding')
  const accepts = c.req.header('accept-encoding')
  if (!chooseEncoding(accepts, Number.POSITIVE_INFINITY) || !c.res.body) return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = chooseEncoding(accepts, plain.length)
  const body = encoding ? await compressBytes(plain, encoding) : plain
  c.res = new Response(new Uint8Array(body), c.res)
  c.res.headers.set('content-length', String(body.length))
  if (encoding) c.res.headers.set('content-encoding', encoding)
})
