import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { readForm, readUpload } from '#server/api/form.ts'
import type { AppEnv } from '#server/http/app-env.ts'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=boundary-of-parts'

describe('a body that does not come whole', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is refused when it takes too long, with what has come so far', async () => {
    const reply = post('/form', { 'content-type': form }, neverEnding('city=delhi'))
    await vi.advanceTimersByTimeAsync(15_000)

    expect(await reply).toBe('unreadable')
  })

  test('is refused when it takes too long although its length was announced', async () => {
    const headers = { 'content-type': form, 'content-length': '30' }
    const reply = post('/form', headers, neverEnding('city=delhi'))
    await vi.advanceTimersByTimeAsync(15_000)

    expect(await reply).toBe('unreadable')
  })

  test('is refused as a file, too, which may take longer', async () => {
    const part =
      '--boundary-of-parts\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc'
    const reply = post('/upload', { 'content-type': multipart }, neverEnding(part))
    const early = vi.fn()
    reply.then(early)
    await vi.advanceTimersByTimeAsync(299_000)
    expect(early).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await reply).toBe('unreadable')
  })

  test('is refused when the sender goes away', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('city=delhi'))
        controller.error(new Error('gone'))
      },
    })
    expect(await post('/form', { 'content-type': form }, body)).toBe('unreadable')
  })

  test('is refused when the sender goes away before the length that was announced', async () => {
    const site = new Hono<AppEnv>().post('/form', async (c) => {
      const outcome = await readForm(c).catch((error: DomainError) => error.code)
      seen.push(outcome)
      return c.text('')
    })
    const seen: unknown[] = []
    const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')

    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      `POST /form HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${form}\r\ncontent-length: 30\r\n\r\ncity=delhi`,
    )
    await once(server, 'request')
    socket.destroy()
    await vi.waitFor(() => expect(seen).toEqual(['unreadable']))
    server.close()
  })
})

describe('the kind of a body', () => {
  test.for([
    [form, 'delhi'],
    ['Application/X-WWW-Form-Urlencoded; Charset=UTF-8', 'delhi'],
    [`${form}-or-so`, 'wrong_type'],
    ['text/plain', 'wrong_type'],
    ['', 'wrong_type'],
  ] as const)('%s is read as: %s', async ([type, outcome]) => {
    expect(await post('/form', { 'content-type': type }, 'city=delhi')).toBe(outcome)
  })
})

test('a file given twice is refused', async () => {
  const part =
    '--boundary-of-parts\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc\r\n'
  const type = { 'content-type': multipart }

  expect(await post('/upload', type, `${part}--boundary-of-parts--\r\n`)).toBe('a.jpg')
  expect(await post('/upload', type, `${part}${part}--boundary-of-parts--\r\n`)).toBe('unreadable')
})

/** Answers the field `city` that was read, or the code of the refusal. */
async function post(path: string, headers: Record<string, string>, body: BodyInit) {
  const site = new Hono<AppEnv>()
    .post('/form', async (c) => c.text((await readForm(c)).city ?? ''))
    .post('/upload', async (c) => c.text((await readUpload(c, 'image')).file?.name ?? ''))
    .onError((error, c) => c.text(error instanceof DomainError ? error.code : String(error)))
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return (await site.request(path, init as RequestInit)).text()
}

function neverEnding(start: string) {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
  })
}
