import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { isDomainError } from '#domain/errors.ts'
import { codeRequest, issue, redeem, wrong } from '#tests/codes.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const { phone } = codeRequest

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

  test('one address is refused after twenty wrong tries, over all phones and at once', async ({
    freshDatabase: { db, url },
  }) => {
    const phones = await Promise.all(Array.from({ length: 12 }, () => phoneOfMember(db)))
    const codes = await Promise.all(phones.map((phone) => issue(db, { phone })))
    const other = connect(url)

    const guess = (n: number) =>
      phones.map((phone, i) =>
        outcome(redeem(n % 2 ? other : db, { phone, code: wrong(codes[i]!) })),
      )
    await Promise.all(guess(0))
    const outcomes = await Promise.all([1, 2, 3, 4].flatMap(guess))

    expect(outcomes.filter((each) => each === 'too_many')).toHaveLength(40)
    expect(await wrongTries(db)).toBe(20)
    const [phone = '', code = ''] = [phones[0], codes[0]]
    expect(await outcome(redeem(db, { phone, code }))).toBe('too_many')
    expect(await outcome(redeem(db, { phone, code, address: '10.0.0.2' }))).not.toBe('too_many')
    await other.destroy()
  })

  test('an address without tries left has one for each live code, in the browser that asked', async ({
    freshDatabase: { db, url },
  }) => {
    const [tried, mine, typo, used] = await Promise.all([1, 2, 3, 4].map(() => phoneOfMember(db)))
    const [code, spare, wrongly] = await Promise.all(
      [mine, mine, typo].map((phone, at) =>
        issue(db, { phone, challenge: `neighbour ${at}` }, { secondsBetween: 0 }),
      ),
    )
    const usedCode = await issue(db, { phone: used, challenge: 'at home' })
    await redeem(db, { phone: used!, challenge: 'at home', code: usedCode })
    await useUpTries(db, tried!)

    // No way around the limit: no code, another browser, a code that is used, one that was tried.
    const refused = [
      { phone: tried!, challenge: 'nobody', code: '0000' },
      { phone: mine!, challenge: 'a browser', code: code! },
      { phone: used!, challenge: 'at home', code: usedCode },
    ]
    for (const each of refused) expect(await outcome(redeem(db, each))).toBe('too_many')

    const other = connect(url)
    const tries = Array.from({ length: 10 }, (_, i) =>
      outcome(
        redeem(i % 2 ? other : db, {
          phone: typo!,
          challenge: 'neighbour 2',
          code: wrong(wrongly!),
        }),
      ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.toSorted()).toEqual(['invalid', ...Array(9).fill('too_many')])
    const late = { phone: typo!, challenge: 'neighbour 2', code: wrongly! }
    expect(await outcome(redeem(db, late))).toBe('too_many')

    for (const [challenge, own] of [
      ['neighbour 0', code!],
      ['neighbour 1', spare!],
    ] as const) {
      expect(await outcome(redeem(db, { phone: mine!, challenge, code: own }))).toBe('ok')
    }
    await other.destroy()
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

describe('after ten wrong tries for a phone in 24 hours', () => {
  test('its new codes have eight digits, and the owner gets in', async ({ db }) => {
    await createUser(db, { phone })
    await guess(db, ['one', 'two'])

    const code = await issue(db, { challenge: 'the owner' }, { secondsBetween: 0 })
    expect(code).toMatch(/^\d{8}$/)
    expect(await outcome(redeem(db, { challenge: 'the owner', code }))).toBe('ok')
  })

  test('a code that its owner had before still has a try, and only one', async ({ db }) => {
    await createUser(db, { phone })
    const mine = await issue(db, { challenge: 'the owner' }, { secondsBetween: 0 })
    const spare = await issue(db, { challenge: 'spare' }, { secondsBetween: 0 })
    await guess(db, ['one', 'two'])

    const first = await outcome(redeem(db, { challenge: 'spare', code: wrong(spare) }))
    expect([first, await wrongTries(db)]).toEqual(['invalid', 11])
    expect(await outcome(redeem(db, { challenge: 'spare', code: spare }))).toBe('invalid')
    expect(await outcome(redeem(db, { challenge: 'the owner', code: mine }))).toBe('ok')
  })

  test('its codes are short again a day later', async ({ db }) => {
    await createUser(db, { phone })
    await guess(db, ['one', 'two'])
    await db
      .updateTable('usageEvent')
      .set({ usedAt: sql<Date>`used_at - interval '24 hours'` })
      .execute()

    expect(await issue(db, { challenge: 'the owner' })).toMatch(/^\d{4}$/)
  })

  /** Five wrong tries with a code of each of these browsers, from addresses of their own. */
  async function guess(db: Db, challenges: string[]) {
    for (const challenge of challenges) {
      const code = await issue(db, { challenge }, { secondsBetween: 0 })
      for (let i = 0; i < 5; i++) {
        const address = `10.1.0.${i}`
        await outcome(redeem(db, { challenge, code: wrong(code), address }))
      }
    }
  }
})

describe('a refusal by the limits of an address', () => {
  test('is the same for numbers with and without an account', async ({ db }) => {
    const limits = { perAddressHour: 3, secondsBetween: 0 }
    const known = await phoneOfMember(db)
    const requests = [
      { phone: known, intent: 'login' },
      { phone: '9876500002', intent: 'login' },
      { phone: known, intent: 'signup' },
    ] as const
    const before = []
    for (const request of requests) before.push(await outcome(issue(db, request, limits)))
    expect(before).toEqual(['ok', 'not_found', 'conflict'])

    const refusals = []
    for (const request of [...requests, { phone: '9876500003', intent: 'signup' } as const]) {
      refusals.push(await issue(db, request, limits).catch((error) => error))
    }
    const [first, ...others] = refusals.map(({ code, message, retryAfter }) => ({
      code,
      message,
      retryAfter,
    }))
    expect(first).toMatchObject({ code: 'too_many', retryAfter: 3_600 })
    expect(others).toEqual([first, first, first])
  })

  test('comes before that of the phone, which only a known number can have', async ({ db }) => {
    const known = await phoneOfMember(db)
    await issue(db, { phone: known }, { perAddressHour: 1 })
    const refusal = await issue(db, { phone: known }, { perAddressHour: 1 }).catch((error) => error)

    expect(refusal.retryAfter).toBe(3_600)
  })
})

test('asking to log in without an account does not delay the sign-up', async ({ db }) => {
  expect(await outcome(issue(db))).toBe('not_found')
  expect(await outcome(issue(db, { intent: 'signup' }))).toBe('ok')
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

/** Twenty wrong tries of the address that these tests come from, each with a code of its own. */
async function useUpTries(db: Db, phone: string) {
  const wrongTry = { phone, challenge: 'a guesser' }
  for (let round = 0; round < 4; round++) {
    const limits = { secondsBetween: 0, perPhoneHour: 100, longLength: 4 }
    const code = await issue(db, wrongTry, limits)
    for (let i = 0; i < 5; i++) {
      const guess = { ...wrongTry, code: wrong(code) }
      await outcome(redeem(db, guess, { longLength: 4 }))
    }
  }
}

async function phoneOfMember(db: Db) {
  return (await createUser(db)).phone ?? ''
}

function outcome(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'ok',
    (error) => (isDomainError(error) ? error.code : `bug: ${error}`),
  )
}

async function wrongTries(db: Db) {
  const { total } = await db
    .selectFrom('loginCode')
    .select((eb) => eb.fn.sum<string>('wrongTries').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
