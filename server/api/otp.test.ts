import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9876543210'
const person = { full_name: 'Ananya Sharma', email: 'ananya@example.com' }

describe('signing up and logging in', () => {
  test('a new number signs up with a code and is signed in', async ({ db }) => {
    const api = apiFor(db)

    const sent = await api.post('/api/otp/s', { loginSign: 'signup', phone_no: phone })
    expect((await sent.json()).data).toMatchObject({
      phum: expect.not.stringContaining(phone),
      phone_number: phone,
    })
    const u_otp = await api.code(phone)
    const entered = await api.post('/api/otp/v', {
      loginSign: 'signup',
      phone_no: phone,
      u_otp,
      ...person,
    })

    expect(await entered.json()).toMatchObject({
      result_code: 1,
      data: {
        jykw: expect.any(String),
        user_id: expect.any(String),
        session_id: expect.any(String),
      },
    })
    expect(await userCount(db)).toBe(1)
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('basera_session='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  test('an unknown number cannot log in, a known one cannot sign up', async ({ db }) => {
    const api = apiFor(db)
    const unknown = await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    await createUser(db, { phone })
    const known = await api.post('/api/otp/s', { loginSign: 'signup', phone_no: phone })

    expect(await unknown.json()).toMatchObject({ result_code: 404 })
    expect(await known.json()).toMatchObject({ result_code: 409 })
    expect(await api.code(phone)).toBe('')
  })

  test('a refusal by limits is the same to the letter for known and unknown numbers', async ({
    db,
  }) => {
    await createUser(db, { phone })
    const api = apiFor(db, { settings: { OTP_PER_ADDRESS_HOUR: 2, OTP_GAP_SECONDS: 1 } })
    const forms = ['login', 'signup'].flatMap((loginSign) =>
      [phone, '9876543211'].map((phone_no) => ({ loginSign, phone_no })),
    )
    for (const form of forms.slice(0, 2)) await api.post('/api/otp/s', form)

    const answers = []
    for (const form of forms) {
      const reply = await api.post('/api/otp/s', form)
      reply.headers.delete('x-request-id')
      answers.push({ status: reply.status, headers: [...reply.headers], body: await reply.text() })
    }
    expect(answers[0]).toMatchObject({ status: 429 })
    expect(answers.slice(1)).toEqual(Array(3).fill(answers[0]))
  })

  test('a code comes on WhatsApp when that is asked for, within the same limits', async ({
    db,
  }) => {
    const api = apiFor(db)
    const form = { loginSign: 'signup', phone_no: phone, channel: 'whatsapp' }
    const sent = await api.post('/api/otp/s', form)
    const [message] = await api.resources.readOutbox()
    const again = await api.post('/api/otp/s', { ...form, channel: 'sms' })

    expect((await sent.json()).data.message).toBe(
      texts.login.codeSent('+91 98765 43210', 'whatsapp'),
    )
    expect(message).toMatchObject({ channel: 'whatsapp', to: phone })
    expect(message?.body).toMatch(/^\d{4} is your OTP/)
    expect(again.status).toBe(429)
    const u_otp = await api.code(phone)
    const entered = await api.post('/api/otp/v', { ...form, u_otp, ...person })
    expect(entered.status).toBe(200)
  })

  test.for([
    ['an SMS provider only', { SMS_PROVIDER: 'http', SMS_URL: 'http://localhost:9' }],
    ['no template for codes', { WHATSAPP_TOKEN: 't', WHATSAPP_PHONE_ID: '5' }],
  ] as const)('with %s, no code is sent on WhatsApp', async ([, settings], { db }) => {
    const api = apiFor(db, { settings })
    const form = { loginSign: 'signup', phone_no: phone, channel: 'whatsapp' }
    const reply = await api.post('/api/otp/s', form)

    expect(reply.status).toBe(422)
    expect((await reply.json()).data.message).toBe(texts.login.noWhatsapp)
    expect(await db.selectFrom('loginCode').selectAll().execute()).toEqual([])
  })

  test('a channel that codes cannot take is refused', async ({ db }) => {
    const form = { loginSign: 'signup', phone_no: phone, channel: 'pigeon' }
    expect((await apiFor(db).post('/api/otp/s', form)).status).toBe(422)
  })

  test('a number that is no Indian mobile gets no message', async ({ db }) => {
    const api = apiFor(db)
    for (const phone_no of ['12345', '5876543210', '98765432100', 'abcdefghij', '']) {
      const reply = await api.post('/api/otp/s', { loginSign: 'signup', phone_no })
      expect(reply.status).toBe(422)
    }
    expect(await db.selectFrom('outboxMessage').selectAll().execute()).toEqual([])
  })

  test('a sign-up without a name or e-mail is refused and keeps its code', async ({ db }) => {
    const api = apiFor(db)
    await api.post('/api/otp/s', { loginSign: 'signup', phone_no: phone })
    const form = { loginSign: 'signup', phone_no: phone, u_otp: await api.code(phone) }

    const refused = await api.post('/api/otp/v', { ...form, full_name: '', email: ' ' })
    const accepted = await api.post('/api/otp/v', { ...form, ...person })

    expect((await refused.json()).data.errors).toEqual({
      full_name: texts.login.fullName,
      email: texts.login.email,
    })
    expect(accepted.status).toBe(200)
  })

  test('the session of before ends when the same browser logs in again', async ({ db }) => {
    await createUser(db, { phone })
    const api = apiFor(db, { settings: { OTP_GAP_SECONDS: 0 } })
    await api.logIn(phone)
    const before = api.cookies.get('basera_session')
    await api.logIn(phone)

    expect(api.cookies.get('basera_session')).not.toBe(before)
    expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(1)
  })
})

describe('when strangers have used up the codes of a number', () => {
  test('its owner still gets in with a browser that has logged in before', async ({ db }) => {
    await createUser(db, { phone })
    const settings = { OTP_GAP_SECONDS: 0, OTP_PER_HOUR: 3, OTP_PER_DAY: 3 }
    const owner = apiFor(db, { settings })
    expect((await owner.logIn(phone)).status).toBe(200)
    owner.cookies.delete('basera_session')
    owner.cookies.delete('basera_challenge')

    const codes = []
    for (let i = 0; i < 3; i++) codes.push((await ask(apiFor(db, { settings }))).result_code)
    expect(codes).toEqual([1, 1, 429])
    expect((await owner.logIn(phone)).status).toBe(200)
    expect((await ask(owner)).result_code).toBe(1)
    expect((await ask(owner)).result_code).toBe(429)
  })

  test('a browser that has logged in with another number only is a stranger', async ({ db }) => {
    const other = '9876543211'
    for (const each of [phone, other]) await createUser(db, { phone: each })
    const settings = { OTP_GAP_SECONDS: 0, OTP_PER_DAY: 1 }
    const stranger = apiFor(db, { settings })
    await stranger.logIn(other)

    expect((await ask(stranger)).result_code).toBe(1)
    expect((await ask(stranger)).result_code).toBe(429)
    const [challenge] = stranger.cookies.get('basera_known')!.split('.')
    for (const made of ['', challenge!, `${challenge}.${'A'.repeat(43)}`, `.${'é'.repeat(43)}`]) {
      stranger.cookies.set('basera_known', made)
      expect((await ask(stranger)).result_code).toBe(429)
    }
  })
})

describe('at an address without tries left', () => {
  test('a neighbour still gets in with a code that this browser asked for', async ({ db }) => {
    const guessedAt = '9876543211'
    for (const each of [phone, guessedAt]) await createUser(db, { phone: each })
    const api = apiFor(db, { settings: { OTP_WRONG_PER_ADDRESS_HOUR: 3 } })
    await ask(api)
    const neighbour = new Map(api.cookies)
    const code = await api.code(phone)

    api.cookies.clear()
    await api.post('/api/otp/s', { loginSign: 'login', phone_no: guessedAt })
    const guess = { loginSign: 'login', phone_no: guessedAt, u_otp: '' }
    guess.u_otp = wrong(await api.code(guessedAt))
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await api.post('/api/otp/v', guess)).status)
    expect(statuses).toEqual([422, 422, 422, 429, 429])
    // In a browser that did not ask for it, the right code is refused like any other.
    expect((await enter(api, code)).status).toBe(429)

    for (const [name, value] of neighbour) api.cookies.set(name, value)
    expect((await enter(api, code)).status).toBe(200)
    expect((await enter(api, code)).status).toBe(429)
  })

  test('a neighbour who mistypes is told to ask for a new code, which has a try', async ({
    db,
  }) => {
    await createUser(db, { phone })
    const api = apiFor(db, { settings: { OTP_WRONG_PER_ADDRESS_HOUR: 1, OTP_GAP_SECONDS: 0 } })
    for (let round = 0; round < 2; round++) {
      await ask(api)
      const mistyped = await enter(api, wrong(await api.code(phone)))
      expect(mistyped.status).toBe(422)
    }
    const code = await api.code(phone)
    expect((await enter(api, code)).status).toBe(429)
    await ask(api)
    expect((await enter(api, await api.code(phone))).status).toBe(200)
  })
})

describe('a code', () => {
  test('works once', async ({ db }) => {
    await createUser(db, { phone })
    const api = apiFor(db)
    await api.logIn(phone)

    expect((await enter(api, await api.code(phone))).status).toBe(422)
  })

  test('is worth nothing in another browser, and such tries do not count', async ({ db }) => {
    await createUser(db, { phone })
    const owner = apiFor(db)
    await owner.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    const code = await owner.code(phone)

    const stranger = apiFor(db)
    for (let i = 0; i < 20; i++) expect((await enter(stranger, code)).status).toBe(422)

    expect((await enter(owner, code)).status).toBe(200)
  })

  test('that nobody here asked for can be tried only so often', async ({ db }) => {
    const stranger = apiFor(db)
    const statuses = []
    for (let i = 0; i < 21; i++) {
      const form = { loginSign: 'login', phone_no: `98765000${i + 10}`, u_otp: '1234' }
      statuses.push((await stranger.post('/api/otp/v', form)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })

  test('grows to eight digits when others guess, which the answer says', async ({ db }) => {
    await createUser(db, { phone })
    const settings = { OTP_GAP_SECONDS: 0 }
    const guesser = apiFor(db, { settings })
    for (let round = 0; round < 2; round++) {
      expect((await ask(guesser)).data.otp_length).toBe(4)
      const code = await guesser.code(phone)
      for (let i = 0; i < 5; i++) await enter(guesser, wrong(code))
    }

    const owner = apiFor(db, { settings: { ...settings, OTP_WRONG_PER_ADDRESS_HOUR: 1_000 } })
    expect((await ask(owner)).data.otp_length).toBe(8)
    expect((await enter(owner, await owner.code(phone))).status).toBe(200)
  })

  test('is void after five wrong tries', async ({ db }) => {
    await createUser(db, { phone })
    const api = apiFor(db)
    await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    const code = await api.code(phone)

    for (let i = 0; i < 5; i++) expect((await enter(api, wrong(code))).status).toBe(422)
    const late = await enter(api, code)

    expect((await late.json()).data.message).toBe(texts.login.tooManyTries)
  })

  test('expires', async ({ db }) => {
    await createUser(db, { phone })
    const api = apiFor(db)
    await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    await db
      .updateTable('loginCode')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .execute()

    const late = await enter(api, await api.code(phone))

    expect((await late.json()).data.message).toBe(texts.login.expired)
  })

  test('is nowhere in the database in clear', async ({ db }) => {
    await createUser(db, { phone })
    const api = apiFor(db, { settings: { OTP_LENGTH: 8 } })
    const sent = await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    const code = await api.code(phone)
    const rows = await Promise.all([
      db.selectFrom('loginCode').selectAll().execute(),
      db.selectFrom('outboxMessage').selectAll().execute(),
    ])

    expect(code).toMatch(/^\d{8}$/)
    expect(JSON.stringify(rows.flat().map(bytesAsText))).not.toContain(code)
    expect(await sent.text()).not.toContain(code)
  })
})

async function ask(api: ReturnType<typeof apiFor>) {
  return (await api.post('/api/otp/s', { loginSign: 'login', phone_no: phone })).json()
}

function enter(api: ReturnType<typeof apiFor>, u_otp: string) {
  return api.post('/api/otp/v', { loginSign: 'login', phone_no: phone, u_otp })
}

function wrong(code: string) {
  return code === '0000' ? '1111' : '0000'
}

function bytesAsText(row: object) {
  return Object.values(row).map((value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : value,
  )
}

async function userCount(db: Db) {
  return (await db.selectFrom('appUser').select('id').execute()).length
}
