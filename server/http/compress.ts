import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import {
  chooseEncoding,
  compressBytes,
  createCompressor,
  type Encoding,
} from '#server/http/encoding.ts'
import { splitBody } from '#server/http/split-body.ts'

const text = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/
const eventStream = /^text\/event-stream\b/
/**
 * The status of refusals, of which a busy site sends many: they are not compressed, since each must
 * cost next to nothing.
 */
const uncompressed = new Set([429, 503])

/**
 * Compresses what is made on the fly; built files are compressed by the build. A body that is
 * complete is compressed whole; a stream is passed on chunk by chunk. Event streams end when the
 * process stops, and browsers reconnect by themselves. They also end when the browser left before
 * the answer began, which nothing else would tell them.
 */
export const compress = createMiddleware<AppEnv>(async (c, next) => {
  await next()

  const { headers, status } = c.res
  if (uncompressed.has(status)) return
  // A response with this header has an encoding already.
  if (headers.get('vary')?.includes('Accept-Encoding') || c.req.method === 'HEAD') return
  const type = headers.get('content-type') ?? ''
  if (!text.test(type)) return

  headers.append('vary', 'Accept-Encoding')
  const accepts = c.req.header('accept-encoding')
  const isEventStream = eventStream.test(type)
  if (!c.res.body || !(isEventStream || chooseEncoding(accepts))) return

  const endSignals = isEventStream ? [c.var.resources.stopSignal, c.req.raw.signal] : []
  const { whole, stream } = await splitBody(c.res.body, endSignals)
  if (whole) await sendWhole(c, whole, chooseEncoding(accepts, whole.length))
  else sendStream(c, stream, chooseEncoding(accepts))
})

async function sendWhole(c: AppContext, plain: Buffer, encoding: Encoding | undefined) {
  const body = encoding ? await compressBytes(plain, encoding) : plain
  c.res = new Response(new Uint8Array(body), c.res)
  c.res.headers.set('content-length', String(body.length))
  if (encoding) c.res.headers.set('content-encoding', encoding)
}

function sendStream(c: AppContext, stream: ReadableStream, encoding: Encoding | undefined) {
  c.res = new Response(encoding ? compressStream(c, stream, encoding) : stream, c.res)
  if (!encoding) return
  c.res.headers.set('content-encoding', encoding)
  c.res.headers.delete('content-length')
}

function compressStream(c: AppContext, stream: ReadableStream, encoding: Encoding) {
  const compressor = createCompressor(encoding)
  // The types of Node and of browsers differ for the same class.
  pipeline(Readable.fromWeb(stream as NodeStream), compressor, (error) => {
    // A client that goes away closes the stream early, which is no error of ours.
    if (!error || error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.name === 'AbortError') return
    c.var.resources.log.error({ requestId: c.var.requestId, path: c.req.path, err: error })
  })
  return Readable.toWeb(compressor) as ReadableStream
}
