import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db, inTransaction } from '#db/connect.ts'
import {
  consumeRateLimits,
  findExceededLimit,
  recordUses,
  releaseUses,
} from '#domain/rate-limits/consume-rate-limit.ts'
import { test } from '#tests/database.ts'

const perHour = { scope: 'guess', subject: 'Asha', limit: 2, seconds: 3_600 }

test('refuses the use after the last one, until the oldest is no longer counted', async ({
  db,
}) => {
  expect(await consumeRateLimits(db, [perHour])).toBeUndefined()
  await letTimePass(db, '40 minutes')
  expect(await consumeRateLimits(db, [perHour])).toBeUndefined()
  const exceeded = { rateLimit: perHour, retryAfter: expect.closeTo(1_200, -2) }
  expect(await consumeRateLimits(db, [perHour])).toEqual(exceeded)

  await letTimePass(db, '19 minutes')
  expect(await consumeRateLimits(db, [perHour])).toMatchObject({ rateLimit: perHour })
  await letTimePass(db, '1 minute')
  expect(await consumeRateLimits(db, [perHour])).toBeUndefined()
  expect(await consumeRateLimits(db, [perHour])).toMatchObject({ rateLimit: perHour })
})

test('counts nothing for other subjects and other scopes', async ({ db }) => {
  for (let n = 0; n < 2; n++) await consumeRateLimits(db, [perHour])

  expect(await findExceededLimit(db, [perHour])).toBeDefined()
  expect(await findExceededLimit(db, [{ ...perHour, subject: 'Ravi' }])).toBeUndefined()
  expect(await findExceededLimit(db, [{ ...perHour, scope: 'ask' }])).toBeUndefined()
})

test('uses up none of several limits when one refuses, and names that one', async ({ db }) => {
  const perDay = { scope: 'day', subject: 'Asha', limit: 1, seconds: 86_400 }
  expect(await consumeRateLimits(db, [perHour, perDay])).toBeUndefined()
  expect(await consumeRateLimits(db, [perHour, perDay])).toMatchObject({ rateLimit: perDay })

  expect(await uses(db)).toEqual([
    { scope: 'day', subject: 'Asha' },
    { scope: 'guess', subject: 'Asha' },
  ])
})

test('looks without using, and counts a use of a limit that is used up', async ({ db }) => {
  await findExceededLimit(db, [perHour])
  expect(await uses(db)).toEqual([])
  for (let n = 0; n < 3; n++) await recordUses(db, [perHour])
  expect(await uses(db)).toHaveLength(3)
})

test('keeps a use as long as its limit counts it', async ({ db }) => {
  await recordUses(db, [perHour])
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - used_at)::float8 as seconds from usage_event
  `.execute(db)

  expect(rows[0]?.seconds).toBeCloseTo(3_600, 0)
})

test('takes back the latest use of each limit, and nobody else’s', async ({ db }) => {
  const ofRavi = { ...perHour, subject: 'Ravi' }
  const asked = { ...perHour, scope: 'ask' }
  await recordUses(db, [perHour])
  await letTimePass(db, '50 minutes')
  await recordUses(db, [perHour, ofRavi, asked, { ...asked, subject: 'Ravi' }])
  await releaseUses(db, [perHour, asked])

  expect(await uses(db)).toEqual([
    { scope: 'ask', subject: 'Ravi' },
    { scope: 'guess', subject: 'Asha' },
    { scope: 'guess', subject: 'Ravi' },
  ])
  const left = await findExceededLimit(db, [{ ...perHour, limit: 1 }])
  expect(left?.retryAfter).toBeCloseTo(600, -2)
})

test('of many uses at once, no more are let through than the limit has', async ({
  freshDatabase: { db, url },
}) => {
  const other = connect(url)
  const limits = [perHour, { ...perHour, scope: 'ask' }]
  const attempts = Array.from({ length: 20 }, (_, i) =>
    // In either order: whoever locks the same subjects the other way round must not deadlock.
    inTransaction(i % 2 ? other : db, (trx) =>
      consumeRateLimits(trx, i % 3 ? limits : limits.toReversed()),
    ),
  )

  const results = await Promise.all(attempts)
  expect(results.filter((exceeded) => !exceeded)).toHaveLength(2)
  expect(await uses(db)).toHaveLength(4)
  await other.destroy()
})

async function letTimePass(db: Db, time: string) {
  await sql`update usage_event set used_at = used_at - ${time}::interval`.execute(db)
}

function uses(db: Db) {
  const rows = db.selectFrom('usageEvent').select(['scope', 'subject'])
  return rows.orderBy('scope').orderBy('subject').execute()
}
