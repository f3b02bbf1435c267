import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { compress } from '#server/http/compress.ts'
import { listen } from '#server/http/listen.ts'
import { requestContext } from '#server/http/request-context.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const nowhere = connect('postgres://127.0.0.1:1/nowhere')
afterAll(() => nowhere.destroy())

const decoders = {
  identity: () => new PassThrough(),
  gzip: () => createGunzip(),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
}
type Encoding = keyof typeof decoders
const encodings = Object.keys(decoders) as Encoding[]

describe.each(encodings)('an answer in %s', (encoding) => {
  test.for(['text/csv', 'text/event-stream', 'application/json; charset=utf-8'])(
    '%s arrives chunk by chunk',
    async (type) => {
      const source = createSource()
      const site = await serve(source.stream, type)
      const reply = await ask(site.port, encoding)
      const body = decode(reply, encoding)

      source.write('first\n')
      expect(await firstOf(body)).toBe('first\n')
      source.write('second\n')
      expect(await firstOf(body)).toBe('second\n')
      source.end()
      expect(await text(body)).toBe('')
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(reply.complete).toBe(true)
      await site.close()
    },
  )

  test('an event stream ends properly when the process stops', async () => {
    const source = createSource()
    const site = await serve(source.stream, 'text/event-stream')
    const reply = await ask(site.port, encoding)
    const body = decode(reply, encoding)
    source.write('data: hello\n\n')
    await firstOf(body)
    site.stop()
    const closed = site.close()

    expect(await text(body)).toBe('')
    expect(reply.complete).toBe(true)
    expect(await source.cancelled).toBe(true)
    await closed
  })

  test('a client that goes away stops the source', async () => {
    const source = createSource()
    const site = await serve(source.stream, 'text/csv')
    const reply = await ask(site.port, encoding)
    source.write('first\n')
    await once(reply, 'data')
    reply.destroy()

    expect(await source.cancelled).toBe(true)
    await site.close()
  })
})

test('time-outs for slow requests do not cut an answer that goes on longer', async () => {
  const source = createSource()
  const short = { headersTimeout: 100, requestTimeout: 100, keepAliveTimeout: 100 }
  const site = await serve(source.stream, 'text/event-stream', {
    ...short,
    connectionsCheckingInterval: 20,
  })
  const body = decode(await ask(site.port, 'gzip'), 'gzip')
  for (const message of ['one', 'two', 'three']) {
    await sleep(250)
    source.write(message)
    expect(await firstOf(body)).toBe(message)
  }
  site.stop()
  await site.close()
})

test('a download under way is finished before the server closes', async () => {
  const source = createSource()
  const site = await serve(source.stream, 'text/csv')
  const body = decode(await ask(site.port, 'br'), 'br')
  source.write('first\n')
  await firstOf(body)
  site.stop()
  const closed = site.close()
  source.write('last\n')
  source.end()

  expect(await text(body)).toBe('last\n')
  await closed
})

test('a download that does not end is cut after the grace period', async () => {
  const source = createSource()
  const site = await serve(source.stream, 'text/csv', { graceMs: 50 })
  const reply = await ask(site.port, 'gzip')
  source.write('first\n')
  await once(reply, 'data')
  await site.close()

  expect(await source.cancelled).toBe(true)
})

test('a body that is there at once has its length, one without end is not held in memory', async () => {
  const long = 'home '.repeat(1_000)
  const site = await serve(long, 'text/plain')
  const reply = await ask(site.port, 'gzip')

  expect(Number(reply.headers['content-length'])).toBeLessThan(long.length / 10)
  expect(await text(decode(reply, 'gzip'))).toBe(long)
  await site.close()

  let made = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += 65_536
      controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)))
    },
  })
  const other = await serve(endless, 'text/csv')
  const paused = await ask(other.port, 'gzip')
  await once(paused, 'readable')
  expect(made).toBeLessThan(20_000_000)
  paused.destroy()
  await other.close()
})

/** A body that the test writes; `cancelled` resolves when nobody reads it any more. */
function createSource() {
  const { promise: cancelled, resolve } = Promise.withResolvers<true>()
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    cancel: () => resolve(true),
  })
  return {
    stream,
    cancelled,
    write: (chunk: string) => controller.enqueue(encoder.encode(chunk)),
    end: () => controller.close(),
  }
}

/** A real server whose only answer is `body`. */
async function serve(
  body: BodyInit,
  type: string,
  options: Parameters<typeof listen>[2] = undefined,
) {
  const stopping = new AbortController()
  const resources = { ...resourcesFor(nowhere), stopSignal: stopping.signal }
  const app = new Hono<AppEnv>()
    .use(requestContext(resources))
    .use(compress)
    .get('/', () => new Response(body, { headers: { 'content-type': type } }))
  const handle = getRequestListener(app.fetch)
  const site = await listen(handle, { PORT: 0, HOST: '127.0.0.1' }, options)
  return { ...site, stop: () => stopping.abort() }
}

async function ask(port: number, encoding: Encoding): Promise<IncomingMessage> {
  const headers = { 'accept-encoding': encoding }
  const [reply] = await once(get({ port, host: '127.0.0.1', headers }), 'response')
  return reply
}

function decode(reply: IncomingMessage, encoding: Encoding): Readable {
  return pipeline(reply, decoders[encoding](), () => {})
}

/** What can be read next. */
async function firstOf(body: Readable) {
  if (body.readableLength === 0) await once(body, 'readable')
  return String(body.read())
}
