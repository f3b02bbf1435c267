import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'

const path = '/api/prop/search'
const search = 'city=delhi&property_category=residential&property_status=rent'

describe('every call', () => {
  test('answers JSON with result_code 1 when all is well', async ({ db }) => {
    const reply = await post(db, path, { body: search })

    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toMatchObject({ result_code: 1 })
  })

  test.for([
    ['without a key', { headers: { 'x-api-key': '' } }, 401],
    ['with a wrong key', { headers: { 'x-api-key': 'basera-weB' } }, 401],
    ['from the page of another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['from a sandboxed page', { headers: { origin: 'null' } }, 403],
    ['embedded by another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['in JSON', { headers: { 'content-type': 'application/json' }, body: '{"city":"delhi"}' }, 415],
    ['with a field given twice', { body: `${search}&city=noida` }, 400],
    ['with a NUL byte', { body: `${search}&query=a%00b` }, 400],
    ['with more than 64 KiB', { body: `${search}&query=${'x'.repeat(65_536)}` }, 413],
    ['with an unknown choice', { body: search.replace('delhi', 'atlantis') }, 422],
  ] as const)('refuses a request %s', async ([, init, status], { db }) => {
    const reply = await post(db, path, { body: search, ...init })

    expect(reply.status).toBe(status)
    const answer = await reply.json()
    expect(answer.result_code).toBe(status)
    expect(answer.data.message).toMatch(/\.$/)
  })

  test('names the field that is wrong', async ({ db }) => {
    const reply = await post(db, path, { body: search.replace('delhi', 'atlantis') })

    expect((await reply.json()).data.errors).toHaveProperty('city')
  })

  test('refuses a body that grows past the limit without saying so', async ({ db }) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)))
        if (sent > 10_000_000) controller.close()
      },
    })
    const reply = await post(db, path, { body, duplex: 'half' } as RequestInit)

    expect(reply.status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  test('is a POST under its own path', async ({ db }) => {
    const unknown = await post(db, '/api/nothing/here', { body: search })
    expect(unknown.status).toBe(404)

    for (const each of [path, '/img/upload']) {
      const get = await apiFor(db).request(each, { method: 'GET' })
      expect(get.status).toBe(404)
      expect(await get.json()).toMatchObject({ result_code: 404 })
    }
  })

  test('says that the database is away, and when to come back', async () => {
    const nowhere = connect('postgres://127.0.0.1:1/nowhere')
    const reply = await post(nowhere, path, { body: search })

    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('2')
    expect(await reply.json()).toMatchObject({ result_code: 503 })
    await nowhere.destroy()
  })
})

function post(db: Db, path: string, { headers, ...init }: RequestInit) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return apiFor(db).request(path, { ...init, headers: { ...form, ...headers } })
}
