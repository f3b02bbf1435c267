import { expect } from 'vitest'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

/** Half past eleven in the evening in India. */
const lateAtNight = new Date('2026-11-17T18:00:00Z')
const midnight = new Date('2026-11-17T18:30:00Z')
const daily = { scope: 'visit', limit: 2, message: 'Enough visits', now: lateAtNight }

test('counts anew from midnight in India, and says how long that is', async ({ db }) => {
  const asha = await createUser(db)
  for (let n = 0; n < 2; n++) await consumeDailyLimit(db, asha, daily)

  const refused = { code: 'too_many', message: 'Enough visits' }
  await expect(consumeDailyLimit(db, asha, daily)).rejects.toMatchObject({
    ...refused,
    retryAfter: 1_800,
  })
  const lastSecond = new Date(midnight.getTime() - 1_000)
  await expect(consumeDailyLimit(db, asha, { ...daily, now: lastSecond })).rejects.toMatchObject({
    ...refused,
    retryAfter: 1,
  })
  await expect(consumeDailyLimit(db, asha, { ...daily, now: midnight })).resolves.toBeUndefined()
})

test('counts for each person and each scope apart', async ({ db }) => {
  const [asha, ravi] = [await createUser(db), await createUser(db)]
  const once = { ...daily, limit: 1 }
  await consumeDailyLimit(db, asha, once)

  await expect(consumeDailyLimit(db, ravi, once)).resolves.toBeUndefined()
  await expect(consumeDailyLimit(db, asha, { ...once, scope: 'ask' })).resolves.toBeUndefined()
  await expect(consumeDailyLimit(db, asha, once)).rejects.toMatchObject({ code: 'too_many' })
})

test('still counts when the account is erased and the number signs up again', async ({ db }) => {
  const before = await createUser(db, { phone: '9876500001' })
  const once = { ...daily, limit: 1 }
  await consumeDailyLimit(db, before, once)
  await db
    .updateTable('appUser')
    .set({ phone: null, erasedAt: new Date() })
    .where('id', '=', before.id)
    .execute()
  const after = await createUser(db, { phone: '9876500001' })

  await expect(consumeDailyLimit(db, after, once)).rejects.toMatchObject({ code: 'too_many' })
})

test('somebody whose account was erased meanwhile is counted apart from others', async ({ db }) => {
  const erased = { phone: null, erasedAt: new Date() }
  const [one, other] = await Promise.all([1, 2].map(() => createUser(db, erased)))
  const once = { ...daily, limit: 1 }
  await consumeDailyLimit(db, one!, once)

  await expect(consumeDailyLimit(db, other!, once)).resolves.toBeUndefined()
  await expect(consumeDailyLimit(db, one!, once)).rejects.toMatchObject({ code: 'too_many' })
})

test('the limit of an address is shared by all who are there, and has its own words', async ({
  db,
}) => {
  const crowded = atAddress('10.0.0.1')
  for (let n = 0; n < 3; n++) await consumeDailyLimit(db, await createUser(db), crowded)

  const refused = { code: 'too_many', message: 'Enough from here', retryAfter: 1_800 }
  const late = await createUser(db)
  await expect(consumeDailyLimit(db, late, crowded)).rejects.toMatchObject(refused)
  await expect(consumeDailyLimit(db, late, atAddress('10.0.0.2'))).resolves.toBeUndefined()
  const tomorrow = { ...crowded, now: midnight }
  await expect(consumeDailyLimit(db, late, tomorrow)).resolves.toBeUndefined()
})

test('whoever has used up the own limit is told so, whatever the address has left', async ({
  db,
}) => {
  const asha = await createUser(db)
  for (let n = 0; n < 2; n++) await consumeDailyLimit(db, asha, atAddress('10.0.0.1'))

  const refused = consumeDailyLimit(db, asha, atAddress('10.0.0.1'))
  await expect(refused).rejects.toMatchObject({ message: 'Enough visits' })
})

test('several kinds of acts can share the limit of an address', async ({ db }) => {
  const shared = atAddress('10.0.0.1', 'act')
  for (let n = 0; n < 3; n++) await consumeDailyLimit(db, await createUser(db), shared)

  const late = await createUser(db)
  const otherAct = { ...shared, scope: 'ask' }
  await expect(consumeDailyLimit(db, late, otherAct)).rejects.toMatchObject({ code: 'too_many' })
  const ofItsOwn = { ...atAddress('10.0.0.1'), scope: 'ask' }
  await expect(consumeDailyLimit(db, late, ofItsOwn)).resolves.toBeUndefined()
})

function atAddress(address: string, scope?: string) {
  const perAddress = { address, limit: 3, message: 'Enough from here', ...(scope && { scope }) }
  return { ...daily, perAddress }
}
