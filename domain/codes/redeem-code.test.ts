import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { hasUntriedCode } from '#domain/codes/newest-code.ts'
import { codeRequest, issue, redeem, wrong } from '#tests/codes.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const { phone } = codeRequest

describe('a code', () => {
  test('is accepted once', async ({ db }) => {
    await createUser(db, { phone })
    const code = await issue(db)

    await expect(redeem(db, { code })).resolves.toBeUndefined()
    await expect(redeem(db, { code })).rejects.toMatchObject(refused(texts.login.expired))
  })

  test('is accepted until the moment of its expiry', async ({ db }) => {
    await createUser(db, { phone })
    const code = await issue(db)
    expect(await minutesLeft(db)).toBe(10)

    await letTimePass(db, '10 minutes')
    await expect(redeem(db, { code })).rejects.toMatchObject(refused(texts.login.expired))
    await letTimePass(db, '-1 second')
    await expect(redeem(db, { code })).resolves.toBeUndefined()
  })

  test('is of no use for another number, for another purpose or in another browser', async ({
    db,
  }) => {
    await createUser(db, { phone })
    const code = await issue(db)

    const elsewhere = refused(texts.login.otherBrowser)
    for (const other of [
      { phone: '9876500002' },
      { intent: 'erase' },
      { challenge: 'another browser' },
      { challenge: undefined },
    ] as const) {
      await expect(redeem(db, { code, ...other })).rejects.toMatchObject(elsewhere)
    }
    await expect(redeem(db, { code })).resolves.toBeUndefined()
  })

  test('is replaced by the next one that the browser asks for', async ({ db }) => {
    await createUser(db, { phone })
    const first = await issue(db, {}, { length: 6 })
    await letTimePass(db, '1 minute')
    const second = await issue(db, {}, { length: 6, secondsBetween: 0 })

    const wrongCode = refused(texts.login.incorrectOtp)
    await expect(redeem(db, { code: first })).rejects.toMatchObject(wrongCode)
    await expect(redeem(db, { code: second })).resolves.toBeUndefined()
  })

  test('takes four wrong tries; the fifth is told to be the last', async ({ db }) => {
    await createUser(db, { phone })
    const code = await issue(db)
    const messages: string[] = []
    for (let n = 0; n < 6; n++) {
      await redeem(db, { code: wrong(code) }).catch((error) => messages.push(error.message))
    }

    expect(messages).toEqual([
      ...Array(4).fill(texts.login.incorrectOtp),
      texts.login.tooManyTries,
      texts.login.tooManyTries,
    ])
    await expect(redeem(db, { code })).rejects.toMatchObject(refused(texts.login.tooManyTries))
  })
})

test('whether a browser has a code that is neither used, old nor tried', async ({ db }) => {
  await createUser(db, { phone })
  expect(await hasUntriedCode(db, codeRequest)).toBe(false)
  const code = await issue(db)
  expect(await hasUntriedCode(db, codeRequest)).toBe(true)
  expect(await hasUntriedCode(db, { ...codeRequest, challenge: 'another' })).toBe(false)

  await letTimePass(db, '10 minutes')
  expect(await hasUntriedCode(db, codeRequest)).toBe(false)
  await letTimePass(db, '-1 minute')
  expect(await hasUntriedCode(db, codeRequest)).toBe(true)
  await redeem(db, { code: wrong(code) }).catch(() => {})
  expect(await hasUntriedCode(db, codeRequest)).toBe(false)
})

describe('tries for codes that the browser never asked for', () => {
  const stray = { code: '0000', challenge: 'nobody' }
  const settings = { wrongPerAddressHour: 2 }

  test('are refused after as many as an address has, for an hour', async ({ db }) => {
    const elsewhere = refused(texts.login.otherBrowser)
    for (let n = 0; n < 2; n++) {
      await expect(redeem(db, stray, settings)).rejects.toMatchObject(elsewhere)
    }

    await expect(redeem(db, stray, settings)).rejects.toMatchObject({
      code: 'too_many',
      message: expect.stringMatching(/\d/),
      retryAfter: expect.closeTo(3_600, -2),
      isOfAddress: true,
    })
    const neighbour = { ...stray, address: '10.0.0.2' }
    await expect(redeem(db, neighbour, settings)).rejects.toMatchObject(elsewhere)
    await sql`update usage_event set used_at = used_at - interval '1 hour'`.execute(db)
    await expect(redeem(db, stray, settings)).rejects.toMatchObject(elsewhere)
  })

  test('use up no tries of those who share the address', async ({ db }) => {
    await createUser(db, { phone })
    const code = await issue(db)
    for (let n = 0; n < 3; n++) await redeem(db, stray, settings).catch(() => {})

    const wrongCode = refused(texts.login.incorrectOtp)
    await expect(redeem(db, { code: wrong(code) }, settings)).rejects.toMatchObject(wrongCode)
    await expect(redeem(db, { code }, settings)).resolves.toBeUndefined()
  })
})

function refused(message: string) {
  return { code: 'invalid', message, fields: { code: message } }
}

async function letTimePass(db: Db, time: string) {
  await sql`
    update login_code
    set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
  `.execute(db)
}

async function minutesLeft(db: Db) {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from expires_at - now())::float8 / 60 as minutes from login_code
  `.execute(db)
  return rows[0]?.minutes
}
