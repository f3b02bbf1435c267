import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { checkHost, isSameOrigin } from '#server/http/check-origin.ts'

const publicUrl = 'https://basera.example'

describe('checkHost', () => {
  test.for([
    ['basera.example', 200],
    ['BASERA.example', 200],
    ['basera.example:443', 200],
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['basera.example:8443', 421],
    ['basera.example.evil.example', 421],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['evil.example/basera.example', 421],
    ['[', 421],
    ['', 421],
  ] as const)('under the name %s the answer is %i', async ([host, status]) => {
    const site = new Hono<AppEnv>().use(checkHost(publicUrl)).get('/', (c) => c.text('hello'))
    const reply = await site.request('/', { headers: { host } })

    expect(reply.status).toBe(status)
    if (status === 421 && host) expect(await reply.text()).not.toContain(host)
  })
})

describe('isSameOrigin', () => {
  test.for([
    [{}, true],
    [{ origin: publicUrl, 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [{ origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, true],
    [{ origin: 'http://localhost:3001', host: '127.0.0.1:3000' }, false],
    [{ origin: 'https://localhost:3000', host: 'localhost:3000' }, false],
    [{ origin: 'http://localhost:3000' }, false],
    [{ origin: 'http://basera.example' }, false],
    [{ origin: 'https://basera.example.evil.example' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
  ] as [Record<string, string>, boolean][])('%j: %s', ([headers, isOwn]) => {
    const request = new Request(publicUrl, { headers: { host: 'basera.example', ...headers } })
    expect(isSameOrigin(request, publicUrl)).toBe(isOwn)
  })
})
