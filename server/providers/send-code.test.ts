import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test as databaseTest } from '#tests/database.ts'
import { collectLog } from '#tests/log.ts'
import { type Manners, startGateway } from '#tests/start-gateway.ts'

const test = databaseTest.extend('gateway', async ({}, { onCleanup }) => {
  const gateway = await startGateway()
  onCleanup(gateway.close)
  return gateway
})

test('sends a code through the gateway at once', async ({ db, gateway }) => {
  const reply = await askCode(api(db, gateway.url))

  expect(reply.status).toBe(200)
  expect(JSON.parse(gateway.received[0]!.body)).toEqual({
    to: expect.stringMatching(/^\d{10}$/),
    text: expect.stringMatching(/^\d{4} is your OTP/),
    code: expect.stringMatching(/^\d{4}$/),
  })
})

test.for<Manners>([{ status: 500 }, { status: 400 }, { status: 302 }])(
  'answers 500 when the gateway says %o',
  async (manners, { db, gateway }) => {
    gateway.behave(manners)
    const reply = await askCode(api(db, gateway.url))

    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({
      result_code: 500,
      data: { message: texts.login.senderFailed },
    })
  },
)

test('a code that the gateway refuses uses up none of its number, and is void', async ({
  db,
  gateway,
}) => {
  const phone = randomPhone()
  const site = api(db, gateway.url, 8)
  gateway.behave({ status: 400 })
  for (let i = 0; i < 6; i++) expect((await askCode(site, phone)).status).toBe(500)
  gateway.behave({ status: 200 })
  expect((await askCode(site, phone)).status).toBe(200)

  expect((await askCode(site, phone)).status).toBe(429)
  const [refused, , , , , , sent] = gateway.received.map(({ body }) => JSON.parse(body).code)
  expect((await enter(site, phone, refused)).status).toBe(422)
  expect((await enter(site, phone, sent)).status).toBe(200)
})

test('asking for codes that the gateway refuses is not without end for an address', async ({
  db,
  gateway,
}) => {
  gateway.behave({ status: 400 })
  const site = api(db, gateway.url)
  site.resources.codes.perAddressHour = 2
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await askCode(site)).status)

  expect(statuses).toEqual([500, 500, 429])
})

test('a gateway that hangs holds up nobody else, and its own caller not for long', async ({
  freshDatabase: { db },
  gateway,
}) => {
  gateway.behave('hang')
  const site = api(db, gateway.url)
  const order: string[] = []
  const phone = randomPhone()
  const hanging = askCode(site, phone).then(async (reply) => {
    order.push('code')
    return { status: reply.status, body: await reply.json() }
  })
  await expect.poll(() => gateway.received.length).toBe(1)

  for (let i = 0; i < 3; i++) {
    const reply = await site.post('/api/prop/search', { city: 'delhi' })
    order.push(`search ${reply.status}`)
  }

  expect(await hanging).toMatchObject({ status: 500, body: { result_code: 500 } })
  expect(order).toEqual(['search 200', 'search 200', 'search 200', 'code'])
  // The code may still arrive, so it counts as sent.
  gateway.behave({ status: 200 })
  expect((await askCode(site, phone)).status).toBe(429)
})

test('asks a gateway in trouble no more for a while', async ({ db, gateway }) => {
  gateway.behave({ status: 503 })
  const site = api(db, gateway.url)
  for (let i = 0; i < 7; i++) expect((await askCode(site)).status).toBe(500)

  expect(gateway.received).toHaveLength(5)
})

test('the log tells why as a warning, without the code or the phone', async ({ db, gateway }) => {
  const { log, written } = collectLog()
  const site = api(db, gateway.url, 8)
  site.resources.log = log
  const phones: string[] = []
  for (const manners of [{ status: 200 }, { status: 500 }, { status: 400, body: 'x' }]) {
    gateway.behave(manners)
    const phone = randomPhone()
    phones.push(phone)
    await askCode(site, phone)
  }
  const codes = gateway.received.map(({ body }) => JSON.parse(body).code as string)
  await site.post('/api/otp/v', { loginSign: 'signup', phone_no: phones[0]!, u_otp: codes[0]! })

  const lines = written().match(/.*a code could not be sent.*/g) ?? []
  const always = { time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) }
  const warning = { ...always, level: 40, msg: 'a code could not be sent', outcome: 'refused' }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...warning, reason: 'the gateway answered 500' },
    { ...warning, reason: 'the gateway answered 400' },
  ])
  expect(codes).toHaveLength(3)
  for (const secret of [...phones, ...codes]) expect(written()).not.toContain(secret)
})

function api(db: Db, url: string, length = 4) {
  return apiFor(db, {
    settings: {
      OTP_LENGTH: length,
      SMS_PROVIDER: 'http',
      SMS_URL: `${url}/send`,
      SMS_BODY: { to: '{to}', text: '{body}', code: '{code}' },
    },
  })
}

function askCode(site: ReturnType<typeof apiFor>, phone = randomPhone()) {
  return site.post('/api/otp/s', { loginSign: 'signup', phone_no: phone })
}

function enter(site: ReturnType<typeof apiFor>, phone_no: string, u_otp: string) {
  const person = { full_name: 'Ananya Sharma', email: 'ananya@example.com' }
  return site.post('/api/otp/v', { loginSign: 'signup', phone_no, u_otp, ...person })
}

function randomPhone() {
  return `9${randomInt(1e9).toString().padStart(9, '0')}`
}
