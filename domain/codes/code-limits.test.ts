import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import { issueCode } from '#domain/codes/issue-code.ts'
import { redeemCode } from '#domain/codes/redeem-code.ts'
import { DomainError } from '#domain/errors.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const phone = '9876500001'

const settings: CodeSettings = {
  secret: randomBytes(32),
  length: 4,
  minutesValid: 10,
  triesPerCode: 5,
  wrongPerPhoneDay: 10,
  secondsBetween: 30,
  perPhoneHour: 5,
  perPhoneDay: 10,
  perAddressHour: 60,
  refusedPerAddressHour: 100,
  perSiteDay: 1_000,
}

describe('with two processes on one database', () => {
  test('a thousand guesses at once compare five times, and the right code is then refused', async ({
    freshDatabase,
  }) => {
    await createUser(freshDatabase.db, { phone })
    const challenge = 'a browser'
    const code = await issue(freshDatabase.db, { challenge })
    const other = connect(freshDatabase.url)

    const guesses = Array.from({ length: 1_000 }, (_, i) =>
      outcome(redeem(i % 2 ? other : freshDatabase.db, { challenge, code: wrong(code) })),
    )
    await Promise.all(guesses)

    expect(await wrongTries(freshDatabase.db)).toBe(5)
    expect(await outcome(redeem(other, { challenge, code }))).toBe('invalid')
    await other.destroy()
  })

  test('ten wrong tries a day are all a phone has, over all its codes', async ({
    freshDatabase,
  }) => {
    const { db } = freshDatabase
    await createUser(db, { phone })
    const outcomes: string[] = []
    for (const challenge of ['one', 'two', 'three']) {
      const code = await issue(db, { challenge }, { secondsBetween: 0 })
      for (let i = 0; i < 4; i++) {
        outcomes.push(await outcome(redeem(db, { challenge, code: wrong(code) })))
      }
    }

    expect(await wrongTries(db)).toBe(10)
    expect(outcomes.slice(-2)).toEqual(['too_many', 'too_many'])
  })

  test('five hundred requests at once send one code, and an hour holds five', async ({
    freshDatabase,
  }) => {
    await createUser(freshDatabase.db, { phone })
    const other = connect(freshDatabase.url)
    const burst = Array.from({ length: 500 }, (_, i) =>
      outcome(issue(i % 2 ? other : freshDatabase.db, { address: `10.0.0.${i % 200}` })),
    )
    expect((await Promise.all(burst)).filter((result) => result === 'ok')).toHaveLength(1)

    const patient: string[] = []
    for (let i = 0; i < 8; i++) patient.push(await outcome(issue(other, {}, { secondsBetween: 0 })))
    expect(patient.filter((result) => result === 'ok')).toHaveLength(4)
    await other.destroy()
  })
})

test('a whole site stops at its daily budget', async ({ db }) => {
  const results: string[] = []
  for (let i = 0; i < 5; i++) {
    const request = { phone: `987650010${i}`, intent: 'signup' } as const
    results.push(await outcome(issue(db, request, { perSiteDay: 3 })))
  }
  expect(results).toEqual(['ok', 'ok', 'ok', 'too_many', 'too_many'])
})

test('says how long to wait', async ({ db }) => {
  await createUser(db, { phone })
  await issue(db)
  const error = await issue(db).catch((error) => error)

  expect(error).toMatchObject({ code: 'too_many' })
  expect(error.retryAfter).toBeGreaterThan(25)
  expect(error.retryAfter).toBeLessThanOrEqual(30)
})

function issue(db: Db, request: object = {}, differences: Partial<CodeSettings> = {}) {
  const asked = {
    phone,
    intent: 'login',
    challenge: 'a browser',
    address: '10.0.0.1',
    ...request,
  } as const
  return issueCode(db, { ...settings, ...differences }, asked)
}

function redeem(db: Db, { challenge, code }: { challenge: string; code: string }) {
  return redeemCode(db, settings, { phone, intent: 'login', challenge, code })
}

function outcome(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'ok',
    (error) => (error instanceof DomainError ? error.code : `bug: ${error}`),
  )
}

async function wrongTries(db: Db) {
  const { total } = await db
    .selectFrom('loginCode')
    .select((eb) => eb.fn.sum<string>('wrongTries').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function wrong(code: string) {
  return code === '0000' ? '1111' : '0000'
}
