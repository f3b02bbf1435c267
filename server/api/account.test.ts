import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9876543210'
const settings = { OTP_GAP_SECONDS: 0 }

describe('devices', () => {
  test('are ended one by one', async ({ db }) => {
    await createUser(db, { phone })
    const [phoneApp, laptop] = [await device(db), await device(db)]
    const session_id = await newestSession(db)

    const ended = await phoneApp.post('/api/user/sessions/end', { session_id })

    expect(await ended.json()).toMatchObject({ result_code: 1 })
    expect((await laptop.post('/api/user')).status).toBe(401)
    expect((await phoneApp.post('/api/user')).status).toBe(200)
  })

  test('are ended all but this one', async ({ db }) => {
    await createUser(db, { phone })
    const devices = [await device(db), await device(db), await device(db)]

    await devices[1]?.post('/api/user/sessions/end-others')

    const answers = await Promise.all(devices.map((one) => one.post('/api/user')))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 401])
  })

  test('of another person cannot be ended', async ({ db }) => {
    await createUser(db, { phone })
    await createUser(db, { phone: '9876543211' })
    const stranger = await device(db, '9876543211')
    const victim = await device(db)

    const reply = await stranger.post('/api/user/sessions/end', {
      session_id: await newestSession(db),
    })

    expect(reply.status).toBe(404)
    expect((await victim.post('/api/user')).status).toBe(200)
  })
})

describe('an account', () => {
  test('is erased with a code of its own, and every device is logged out', async ({ db }) => {
    await createUser(db, { phone })
    const other = await device(db)
    const api = await device(db)
    const sent = await api.post('/api/user/erase/code')
    const reply = await api.post('/api/user/erase', { u_otp: await api.code(phone) })

    expect((await sent.json()).data.message).toBe(messages.login.codeSent('+91 98765 43210'))
    expect(await reply.json()).toMatchObject({ result_code: 1 })
    expect(reply.headers.getSetCookie().join()).toMatch(/basera_session=;.*Max-Age=0/)
    expect((await other.post('/api/user')).status).toBe(401)
    expect(await api.code(phone)).toBe('')
    expect(await db.selectFrom('appUser').select(['phone', 'name']).execute()).toEqual([
      { phone: null, name: '' },
    ])
  })

  test('is not erased by a code for logging in, nor by a wrong one', async ({ db }) => {
    await createUser(db, { phone })
    const api = await device(db)
    await api.post('/api/user/erase/code')
    const eraseCode = await api.code(phone)
    await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    const loginCode = await api.code(phone)

    const wrong = await api.post('/api/user/erase', {
      u_otp:
        loginCode === eraseCode ? String(9_999 - Number(eraseCode)).padStart(4, '0') : loginCode,
    })
    const byLogin = await api.post('/api/otp/v', {
      loginSign: 'login',
      phone_no: phone,
      u_otp: loginCode === eraseCode ? '' : eraseCode,
    })

    expect([wrong.status, byLogin.status]).toEqual([422, 422])
    expect((await api.post('/api/user')).status).toBe(200)
  })
})

async function device(db: Db, number = phone) {
  const api = apiFor(db, { settings })
  await api.signIn(number)
  return api
}

async function newestSession(db: Db) {
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
