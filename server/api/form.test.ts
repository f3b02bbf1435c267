import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DomainError, isDomainError } from '#domain/errors.ts'
import { readForm } from '#server/api/form.ts'
import { pictureField, withUpload } from '#server/api/upload.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=boundary-of-parts'
const filePart =
  '--boundary-of-parts\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

function fieldPart(name: string, value: string) {
  return `--boundary-of-parts\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

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

  test('is refused as a file when nothing comes for seconds', async () => {
    const reply = post('/upload', { 'content-type': multipart }, neverEnding(`${filePart}abc`))
    await vi.advanceTimersByTimeAsync(10_000)

    expect(await reply).toBe('unreadable')
  })

  test('may take longer as a file while something comes', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const reply = post('/upload', { 'content-type': multipart }, readable)
    await writer.write(Buffer.from(filePart))
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(9_000)
      await writer.write(Buffer.from('abc'))
    }
    await writer.write(Buffer.from(`\r\n--boundary-of-parts--\r\n`))
    await writer.close()

    expect(await reply).toBe('15 bytes')
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

describe('an upload', () => {
  const type = { 'content-type': multipart }
  const end = '--boundary-of-parts--\r\n'

  test('is read from disk', async () => {
    expect(await post('/upload', type, `${filePart}abc\r\n${end}`)).toBe('3 bytes')
  })

  test.for([
    ['twice the file', `${filePart}abc\r\n${filePart}abc\r\n${end}`, 'unreadable'],
    ['no end', `${filePart}abc\r\n`, 'unreadable'],
    ['no part', 'abc', 'unreadable'],
    [
      'a file that is too large',
      `${filePart}${'a'.repeat(20 * 1024 * 1024 + 1)}\r\n${end}`,
      'too_large',
    ],
    [
      'too much around the file',
      `${filePart}abc\r\n${end}${'a'.repeat(21 * 1024 * 1024)}`,
      'too_large',
    ],
    ['a field that is too large', `${fieldPart('city', 'a'.repeat(65 * 1024))}${end}`, 'too_large'],
    ['a field twice', `${fieldPart('city', 'a')}${fieldPart('city', 'b')}${end}`, 'unreadable'],
    [
      'a part without a name',
      `--boundary-of-parts\r\nContent-Disposition: form-data\r\n\r\na\r\n${end}`,
      'unreadable',
    ],
  ] as const)('with %s is refused', async ([, body, outcome]) => {
    expect(await post('/upload', type, body)).toBe(outcome)
  })

  test('leaves no file behind, refused or not', async () => {
    await post('/upload', type, `${filePart}abc\r\n${end}`)
    await post('/upload', type, `${filePart}abc\r\n`)

    expect(seen).not.toEqual([])
    expect(seen.filter((file) => existsSync(file))).toEqual([])
  })

  test('of hundreds of thousands of parts is refused at the first few', async () => {
    let chunks = 0
    const part = fieldPart('a', '').repeat(1_000)
    const body = new ReadableStream({
      pull(controller) {
        chunks++
        controller.enqueue(Buffer.from(part.replaceAll('name="a"', `name="${chunks}"`)))
      },
    })
    const start = performance.now()

    expect(await post('/upload', type, body)).toBe('unreadable')
    expect(chunks).toBeLessThan(5)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

test('a multipart form without files is read, and skips them', async () => {
  const body = `${fieldPart('city', 'दिल्ली')}${filePart}abc\r\n--boundary-of-parts--\r\n`
  expect(await post('/form', { 'content-type': multipart }, body)).toBe('दिल्ली')
})

const seen: string[] = []

async function sizeOfUpload(c: AppContext) {
  return withUpload(c, pictureField('image'), async ({ file }) => {
    if (!file) return c.text('no file')
    seen.push(file.path)
    return c.text(`${(await stat(file.path)).size} bytes`)
  })
}

/** Answers the field `city` that was read, or the code of the refusal. */
async function post(path: string, headers: Record<string, string>, body: BodyInit) {
  const site = new Hono<AppEnv>()
    .post('/form', async (c) => c.text((await readForm(c)).city ?? ''))
    .post('/upload', sizeOfUpload)
    .onError((error, c) => c.text(isDomainError(error) ? error.code : String(error)))
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return (await site.request(path, init as RequestInit)).text()
}

function neverEnding(start: string) {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
  })
}
