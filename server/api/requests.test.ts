import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const call = { full_name: 'Ritu Malhotra', phone_no_b: '9810012345' }
const mail = { email: 'ritu@example.com', email_message: 'Is the flat\nstill free?' }

describe('a request to call back', () => {
  test('is kept for the team', async ({ db }) => {
    const reply = await apiFor(db).post('/api/req/call', call)

    expect(await reply.json()).toEqual({ result_code: 1, data: { message: texts.help.thanks } })
    expect(await callsOf(db)).toMatchObject([
      { name: 'Ritu Malhotra', phone: '9810012345', userId: null, status: 'new' },
    ])
  })

  test('names who asks when he is signed in', async ({ db }) => {
    const user = await createUser(db)
    const api = apiFor(db)
    await api.signIn(user.phone!)
    await api.post('/api/req/call', call)

    expect(await callsOf(db)).toMatchObject([{ userId: user.id }])
  })

  test('is refused without a name and a mobile number, field by field', async ({ db }) => {
    const reply = await apiFor(db).post('/api/req/call', { full_name: ' ', phone_no_b: '12345' })

    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({
      result_code: 422,
      data: { errors: { full_name: 'Field cannot be empty', phone_no_b: 'Invalid mobile number' } },
    })
    expect(await callsOf(db)).toEqual([])
  })

  test('is taken ten times a day for one number, and for another one after that', async ({
    db,
  }) => {
    const api = apiFor(db)
    for (let i = 0; i < 10; i++) await api.post('/api/req/call', call)
    const eleventh = await api.post('/api/req/call', call)
    const another = await api.post('/api/req/call', { ...call, phone_no_b: '9810012346' })

    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await eleventh.json()).data.message).toBe(texts.help.tooMany)
    expect(another.status).toBe(200)
    expect(await callsOf(db)).toHaveLength(11)
  })

  test('stops a machine that asks for one number after the other', async ({ db }) => {
    const api = apiFor(db)
    const ask = async (phone_no_b: string) =>
      (await api.post('/api/req/call', { ...call, phone_no_b })).status
    expect(await ask('9810010000')).toBe(200)
    await fillUses(db, { scope: 'request-address' }, 59)

    expect(await ask('9810010059')).toBe(200)
    expect(await ask('9810010060')).toBe(429)
    expect(await ask('9810010061')).toBe(429)
  })
})

describe('a request by mail', () => {
  test('is kept with its lines', async ({ db }) => {
    const reply = await apiFor(db).post('/api/req/mail', mail)

    expect(await reply.json()).toEqual({ result_code: 1, data: { message: texts.help.thanks } })
    expect(await db.selectFrom('mailRequest').selectAll().execute()).toMatchObject([
      { email: 'ritu@example.com', message: 'Is the flat\nstill free?', status: 'new' },
    ])
  })

  test('is refused without an address to answer to', async ({ db }) => {
    const reply = await apiFor(db).post('/api/req/mail', { ...mail, email: 'ritu' })

    expect(reply.status).toBe(422)
    expect((await reply.json()).data.errors).toEqual({ email: 'Invalid email id.' })
  })
})

function callsOf(db: Db) {
  return db.selectFrom('callRequest').selectAll().execute()
}
