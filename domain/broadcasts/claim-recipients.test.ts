import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import {
  type Claimed,
  claimRecipients,
  uncountPromotions,
} from '#domain/broadcasts/claim-recipients.ts'
import { expireClaims } from '#domain/broadcasts/expire-claims.ts'
import { finishBroadcast } from '#domain/broadcasts/finish-broadcast.ts'
import { type Result, recordResults } from '#domain/broadcasts/record-results.ts'
import { stopBroadcast } from '#domain/broadcasts/stop-broadcast.ts'
import { createBroadcast, phonesFrom, recipientsOf } from '#tests/broadcasts.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

const now = new Date('2026-11-16T12:00:00+05:30')
const rules = { channel: 'sms', purpose: 'service', promotionsPerDay: 2, now } as const
const promotion = { ...rules, purpose: 'promotion' } as const
const leaseSeconds = 30

test('recipients are claimed in their order, each once, and nobody of another broadcast', async ({
  db,
}) => {
  const phones = phonesFrom(9_300_000_000, 5)
  await createBroadcast(db)
  const { id } = await createBroadcast(db, { audience: { phones } })

  const first = await claimRecipients(db, id, 2, rules)
  expect(first).toMatchObject({
    claimed: [{ phone: phones[0], body: 'Hello null', userId: null, attempts: 0 }, {}],
    isLeft: true,
  })
  expect(phonesOf(first)).toEqual(phones.slice(0, 2))
  const rest = await claimRecipients(db, id, 5, rules)
  expect([phonesOf(rest), rest.isLeft]).toEqual([phones.slice(2), false])
  expect(await claimRecipients(db, id, 5, rules)).toEqual({ claimed: [], isLeft: false })
})

test('as many as were asked for may leave more, and a stopped broadcast has none', async ({
  db,
}) => {
  const { id, staff, referenceNo } = await createBroadcast(db)
  expect(await claimRecipients(db, id, 2, rules)).toMatchObject({ isLeft: true })
  await stopBroadcast(db, staff, referenceNo)

  expect(await claimRecipients(db, id, 2, rules)).toEqual({ claimed: [], isLeft: false })
})

describe('a process that dies', () => {
  test('leaves in doubt whom it had claimed, who are not sent to again', async ({ db }) => {
    const { id } = await createBroadcast(db)
    const dead = await claimRecipients(db, id, 2, rules)
    await ageClaims(db, leaseSeconds + 1)
    const alive = await claimRecipients(db, id, 2, rules)
    await expireClaims(db, leaseSeconds)

    expect(await recipientsOf(db, id)).toEqual([
      ...phonesOf(dead).map((phone) => ({ phone, status: 'unknown', reason: 'interrupted' })),
      ...phonesOf(alive).map((phone) => ({ phone, status: 'sending', reason: '' })),
    ])
    expect((await claimRecipients(db, id, 3, rules)).claimed).toEqual([])
    expect(await finishBroadcast(db, id)).toBe(false)
    await recordResults(db, alive.claimed.map(sent))
    expect(await finishBroadcast(db, id)).toBe(true)
  })

  test('is not taken for dead before the lease is over', async ({ db }) => {
    const { id } = await createBroadcast(db)
    const { claimed } = await claimRecipients(db, id, 3, rules)
    await ageClaims(db, leaseSeconds - 5)
    await expireClaims(db, leaseSeconds)
    await recordResults(db, claimed.map(sent))

    const statuses = (await recipientsOf(db, id)).map(({ status }) => status)
    expect(statuses).toEqual(['sent', 'sent', 'sent'])
  })

  test('and was only slow still clears up what became of them, but sends nothing again', async ({
    db,
  }) => {
    const { id } = await createBroadcast(db)
    const { claimed } = await claimRecipients(db, id, 3, rules)
    await ageClaims(db, leaseSeconds + 1)
    await expireClaims(db, leaseSeconds)
    const [first, second, third] = claimed as [Claimed, Claimed, Claimed]
    await recordResults(db, [sent(first), failed(second), queued(third)])

    expect(await recipientsOf(db, id)).toMatchObject([
      { status: 'sent', reason: '' },
      { status: 'failed', reason: 'refused' },
      { status: 'unknown', reason: 'interrupted' },
    ])
    await recordResults(db, [failed(first)])
    expect(await recipientsOf(db, id)).toMatchObject([{ status: 'sent' }, {}, {}])
  })
})

describe('whom the rules leave out', () => {
  test('is recorded on the way and does not take the place of others', async ({ db }) => {
    const phones: string[] = []
    for (let n = 0; n < 4; n++) {
      phones.push(...phonesFrom(9_300_000_000 + 100 * n, 60), await agreedPhone(db))
    }
    const { id } = await createBroadcast(db, { purpose: 'promotion', audience: { phones } })

    const first = await claimRecipients(db, id, 3, promotion)
    const agreed = phones.filter((_, n) => n % 61 === 60)
    expect([phonesOf(first), first.isLeft]).toEqual([agreed.slice(0, 3).toSorted(), true])
    const rest = await claimRecipients(db, id, 3, promotion)
    expect([phonesOf(rest), rest.isLeft]).toEqual([agreed.slice(3), false])
    const others = (await recipientsOf(db, id)).filter(({ phone }) => !agreed.includes(phone))
    expect(others).toHaveLength(240)
    for (const one of others) expect(one).toMatchObject({ status: 'skipped', reason: 'not_user' })
  })

  test('has an account but no address for an e-mail, or none for the inbox', async ({ db }) => {
    const [withEmail, without] = [await createUser(db), await createUser(db, { email: '' })]
    const audience = { phones: [withEmail.phone!, without.phone!, '9300000000'] }
    const email = await createBroadcast(db, { channel: 'email', audience })
    const { claimed } = await claimRecipients(db, email.id, 3, { ...rules, channel: 'email' })
    expect(claimed).toMatchObject([{ userId: withEmail.id, email: 'asha@example.com' }])
    expect(await recipientsOf(db, email.id)).toMatchObject([
      { status: 'sending' },
      { status: 'skipped', reason: 'no_email' },
      { status: 'skipped', reason: 'not_user' },
    ])

    const inbox = await createBroadcast(db, { channel: 'noti', audience })
    await claimRecipients(db, inbox.id, 3, { ...rules, channel: 'noti' })
    expect(await recipientsOf(db, inbox.id)).toMatchObject([
      { status: 'sending' },
      { status: 'sending' },
      { status: 'skipped', reason: 'not_user' },
    ])
  })
})

describe('the daily cap of promotions', () => {
  test('holds for a person whom two broadcasts name, and ends at midnight in India', async ({
    db,
  }) => {
    const phones = [await agreedPhone(db)]
    const next = async (at = now) => {
      const { id } = await createBroadcast(db, { purpose: 'promotion', audience: { phones } })
      const capped = { ...promotion, promotionsPerDay: 1, now: at }
      return phonesOf(await claimRecipients(db, id, 1, capped))
    }
    expect(await next()).toEqual(phones)
    expect(await next()).toEqual([])
    expect(await next(new Date('2026-11-16T20:59:00+05:30'))).toEqual([])
    expect(await next(new Date('2026-11-17T10:00:00+05:30'))).toEqual(phones)
  })

  test('does not count what never left', async ({ db }) => {
    const phones = [await agreedPhone(db)]
    const { id } = await createBroadcast(db, { purpose: 'promotion', audience: { phones } })
    for (let n = 0; n < 3; n++) {
      const { claimed } = await claimRecipients(db, id, 1, promotion)
      expect(claimed).toMatchObject([{ phone: phones[0], attempts: n }])
      await uncountPromotions(db, claimed, promotion)
      await recordResults(db, claimed.map(queued))
    }
    expect(await recipientsOf(db, id)).toMatchObject([{ status: 'queued' }])
  })
})

test('an account that is erased while its message is held back gets none', async ({ db }) => {
  const { id } = await createBroadcast(db)
  const { claimed } = await claimRecipients(db, id, 3, rules)
  const [first] = claimed as [Claimed]
  const erased = `erased ${first.id}`
  await db
    .updateTable('broadcastRecipient')
    .set({ phone: erased })
    .where('id', '=', first.id)
    .execute()
  const held = claimed.map(({ id }): Result => ({ id, status: 'queued', reason: '' }))
  await recordResults(db, held)

  expect(await recipientsOf(db, id)).toMatchObject([
    { phone: erased, status: 'skipped', reason: 'erased' },
    { status: 'queued', reason: '' },
    { status: 'queued', reason: '' },
  ])
  // Being held back does not count as a try.
  const again = await claimRecipients(db, id, 3, rules)
  expect(again.claimed.map(({ attempts }) => attempts)).toEqual([0, 0])
})

function phonesOf({ claimed }: { claimed: Claimed[] }) {
  return claimed.map(({ phone }) => phone).toSorted()
}

async function agreedPhone(db: Db) {
  return (await createUser(db, { promotionsAgreedAt: now })).phone!
}

/** As if so much time had gone by since they were claimed. */
async function ageClaims(db: Db, seconds: number) {
  await db
    .updateTable('broadcastRecipient')
    .set({ updatedAt: sql<Date>`updated_at - make_interval(secs => ${seconds})` })
    .execute()
}

function sent({ id }: { id: string }): Result {
  return { id, status: 'sent', reason: '' }
}

function failed({ id }: { id: string }): Result {
  return { id, status: 'failed', reason: 'refused' }
}

function queued({ id }: { id: string }): Result {
  return { id, status: 'queued', reason: 'unreachable' }
}
