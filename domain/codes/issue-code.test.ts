import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { CodeRequest } from '#domain/codes/code-request.ts'
import { knownBrowserToken, readKnownBrowserToken } from '#domain/codes/known-browser-token.ts'
import { withdrawCode } from '#domain/codes/withdraw-code.ts'
import { codeRequest, codeSettings, issue, redeem } from '#tests/codes.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const { phone } = codeRequest

describe('a refusal', () => {
  test('says that a number has no account, or has one already', async ({ db }) => {
    await createUser(db, { phone })
    const noAccount = { code: 'not_found', message: texts.login.noAccount }
    for (const intent of ['login', 'erase', 'role'] as const) {
      await expect(issue(db, { phone: '9876500002', intent })).rejects.toMatchObject(noAccount)
    }

    const hasAccount = { code: 'conflict', message: texts.login.hasAccount }
    await expect(issue(db, { intent: 'signup' })).rejects.toMatchObject(hasAccount)
  })

  test('names the limit that is used up', async ({ db }) => {
    await createUser(db, { phone })
    await issue(db)
    await letTimePass(db, '20 seconds')

    const refused = async (settings: Parameters<typeof issue>[2]) => {
      const { code, message, retryAfter, isOfAddress } = await issue(db, {}, settings).catch(
        (error) => error,
      )
      return { code, message, retryAfter, isOfAddress }
    }
    const tooSoon = await refused({})
    expect(tooSoon).toMatchObject({ code: 'too_many', isOfAddress: false })
    expect(tooSoon.message).toBe(texts.login.tooSoon(tooSoon.retryAfter))
    const perHour = await refused({ secondsBetween: 10, perPhoneHour: 1 })
    expect(perHour.message).toBe(texts.login.tooManyCodes(perHour.retryAfter))
    expect(perHour.retryAfter).toBeCloseTo(3_580, -2)
    const perDay = await refused({ secondsBetween: 10, perPhoneDay: 1 })
    expect(perDay.message).toBe(texts.login.tooManyCodes(perDay.retryAfter))
    expect(perDay.retryAfter).toBeCloseTo(86_380, -2)
    const noBudget = await refused({ secondsBetween: 10, perSiteDay: 1 })
    expect(noBudget.message).toBe(texts.login.noBudget)
    expect(await refused({ perAddressHour: 1 })).toEqual({
      code: 'too_many',
      message: texts.login.tooManyHere(3_600),
      retryAfter: 3_600,
      isOfAddress: true,
    })
  })
})

describe('a browser that has logged in with the number', () => {
  const settings = { secondsBetween: 0, perPhoneHour: 2, perPhoneDay: 3 }
  const owner = { challenge: 'the owner', isKnownBrowser: true }

  test('is not held up by the codes that strangers asked for', async ({ db }) => {
    await createUser(db, { phone })
    const tooMany = { code: 'too_many' }
    for (const challenge of ['one', 'two']) await issue(db, { challenge }, settings)
    await expect(issue(db, { challenge: 'three' }, settings)).rejects.toMatchObject(tooMany)
    await expect(issue(db, owner, settings)).resolves.toMatch(/^\d{4}$/)

    await letTimePass(db, '1 hour')
    await expect(issue(db, { challenge: 'three' }, settings)).rejects.toMatchObject(tooMany)
    await expect(issue(db, owner, settings)).resolves.toMatch(/^\d{4}$/)
  })

  test('has the limits of an hour and a day for itself', async ({ db }) => {
    await createUser(db, { phone })
    for (let n = 0; n < 2; n++) await issue(db, owner, settings)
    const tooMany = { code: 'too_many' }
    await expect(issue(db, owner, settings)).rejects.toMatchObject(tooMany)

    await letTimePass(db, '1 hour')
    await issue(db, owner, settings)
    await letTimePass(db, '1 hour')
    await expect(issue(db, owner, settings)).rejects.toMatchObject(tooMany)
    await letTimePass(db, '22 hours')
    await expect(issue(db, owner, settings)).resolves.toMatch(/^\d{4}$/)
  })

  test('waits between two codes like everybody', async ({ db }) => {
    await createUser(db, { phone })
    await issue(db, { challenge: 'a stranger' })

    await expect(issue(db, owner)).rejects.toMatchObject({ code: 'too_many' })
  })
})

describe('the token of a known browser', () => {
  const { secret } = codeSettings
  const token = knownBrowserToken(secret, phone, 'challenge')

  test('gives its challenge back, for the number that it was made for', () => {
    expect(readKnownBrowserToken(secret, phone, token)).toBe('challenge')
    expect(readKnownBrowserToken(secret, '9876500002', token)).toBeUndefined()
  })

  test('is refused when anything in it or the secret is another', () => {
    const [challenge, signature = ''] = token.split('.')
    const otherSignature = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const other of [
      '',
      '.',
      'challenge',
      'challenge.',
      `another.${signature}`,
      `${challenge}.${otherSignature}`,
      `${challenge}.${signature.slice(1)}`,
    ]) {
      expect(readKnownBrowserToken(secret, phone, other)).toBeUndefined()
    }
    expect(readKnownBrowserToken(Buffer.from('other'), phone, token)).toBeUndefined()
  })

  test('tells nobody the number', () => {
    expect(token).toMatch(/^challenge\.[\w-]{43}$/)
    expect(token).not.toContain(phone)
  })
})

describe('a code that could not be sent', () => {
  test('is worth nothing, and the next one can be asked for at once', async ({ db }) => {
    await createUser(db, { phone })
    const code = await issue(db)
    await withdraw(db, codeRequest, code)

    expect(await db.selectFrom('loginCode').select('id').execute()).toEqual([])
    await expect(issue(db)).resolves.toMatch(/^\d{4}$/)
  })

  test('still counts for the address that asked', async ({ db }) => {
    await createUser(db, { phone })
    await withdraw(db, codeRequest, await issue(db))

    const refused = issue(db, {}, { perAddressHour: 1 })
    await expect(refused).rejects.toMatchObject({ isOfAddress: true })
  })

  test('leaves other codes as they are, of this number and of others', async ({ db }) => {
    const { phone: other } = await createUser(db)
    await createUser(db, { phone })
    const settings = { secondsBetween: 0, length: 6 }
    const ofOther = { phone: other!, challenge: 'of another' }
    const kept = await issue(db, { challenge: 'before' }, settings)
    const keptOfOther = await issue(db, ofOther, settings)
    await withdraw(db, codeRequest, await issue(db, {}, settings))

    await expect(redeem(db, { challenge: 'before', code: kept })).resolves.toBeUndefined()
    await expect(redeem(db, { ...ofOther, code: keptOfOther })).resolves.toBeUndefined()
  })
})

function withdraw(db: Db, request: CodeRequest, code: string) {
  return withdrawCode(db, codeSettings, request, code)
}

async function letTimePass(db: Db, time: string) {
  await sql`update usage_event set used_at = used_at - ${time}::interval`.execute(db)
}
