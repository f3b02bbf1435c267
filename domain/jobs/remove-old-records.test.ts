import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { removeOldRecords } from '#domain/jobs/remove-old-records.ts'
import { test } from '#tests/database.ts'
import { createCheck, createListing, createUser } from '#tests/factories.ts'

const oldId = '01600000-0000-7000-8000-00000000000'

test('searches, alerts and notifications go after a year, the rest stays', async ({ db }) => {
  const { id: userId } = await createUser(db)
  await fill(db, userId, { days: 366, id: `${oldId}1` })
  await fill(db, userId, { days: 364 })
  // A demo row has an old id and a new date.
  await fill(db, userId, { days: 1, id: `${oldId}2` })

  await removeOldRecords(db)

  for (const table of ['searchRecord', 'alertLog', 'notification'] as const) {
    const rows = await db.selectFrom(table).select('createdAt').execute()
    const ages = rows.map(({ createdAt }) => ageOf(createdAt))
    expect(
      ages.toSorted((a, b) => a - b),
      table,
    ).toEqual([1, 364])
  }
})

test.for([
  ['callRequest', { name: 'Asha', phone: '9876543210' }, ['done'], ['new', 'taken'], 365],
  ['mailRequest', { email: 'asha@example.com', message: 'Hi' }, ['done'], ['new'], 365],
  ['visit', 'seeker', ['done', 'declined', 'cancelled'], ['requested'], 365],
  ['complaint', { reason: 'fake' }, ['done'], ['new'], 730],
] as const)(
  '%s goes some time after it is over, not before',
  async ([table, facts, over, open, days], { db }) => {
    const { id: listingId } = await createListing(db)
    for (const age of [days + 1, days - 1])
      for (const status of [...over, ...open]) {
        const { id: seekerId } = await createUser(db)
        const about =
          facts === 'seeker'
            ? { listingId, seekerId }
            : 'reason' in facts
              ? { ...facts, listingId }
              : facts
        const id = age > days ? { id: oldIdOf(seekerId) } : {}
        await db
          .insertInto(table as 'visit')
          .values({ ...about, ...id, status, createdAt: daysAgo(age) } as never)
          .execute()
      }
    await removeOldRecords(db)

    const left = await db
      .selectFrom(table as 'visit')
      .select(['status', 'createdAt'])
      .execute()
    const isOld = ({ createdAt }: { createdAt: Date }) => createdAt < daysAgo(days)
    expect(
      left
        .filter(isOld)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(open)
    expect(left.filter((row) => !isOld(row))).toHaveLength(over.length + open.length)
  },
)

test('a check of an owner goes two years after it was made, unless it waits or counts', async ({
  db,
}) => {
  const decidedAt = new Date()
  for (const state of ['waiting', 'accepted', 'refused', 'withdrawn', 'ended'] as const) {
    const { id: ownerId } = await createUser(db)
    const listingId = (await createListing(db, { ownerId })).id
    const old = { id: oldIdOf(ownerId), ownerId, listingId, createdAt: daysAgo(731) }
    await createCheck(db, { ...old, state, ...(state !== 'waiting' && { decidedAt }) })
  }
  await removeOldRecords(db)
  const left = await db.selectFrom('ownerCheck').select('state').execute()
  expect(left.map(({ state }) => state).toSorted()).toEqual(['accepted', 'waiting'])
})

test('each line of a conversation goes after a year, and the conversation with its last line', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  for (const ages of [[366], [366, 364]]) {
    const { id: seekerId } = await createUser(db)
    const id = oldIdOf(seekerId)
    const sides = { listingId, ownerId, seekerId }
    await db
      .insertInto('conversation')
      .values({ ...sides, id, createdAt: daysAgo(366) })
      .execute()
    for (const days of ages) {
      const old = days > 365 ? { id: oldIdOf(seekerId) } : {}
      const line = { conversationId: id, userId: seekerId, body: 'Hi', key: randomUUID() }
      await db
        .insertInto('conversationLine')
        .values({ ...line, ...old, createdAt: daysAgo(days) })
        .execute()
    }
  }
  await removeOldRecords(db)

  const lines = await db.selectFrom('conversationLine').select('createdAt').execute()
  expect(lines.map(({ createdAt }) => ageOf(createdAt))).toEqual([364])
  expect(await db.selectFrom('conversation').select('id').execute()).toHaveLength(1)
})

test('closed leads go after a year; others, and numbers that were asked for, after two', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  for (const days of [366, 364, 731, 729])
    for (const status of ['closed', 'new'] as const) {
      const { id: seekerId } = await createUser(db)
      const row = { listingId, seekerId, createdAt: daysAgo(days) }
      const id = oldIdOf(seekerId)
      await db
        .insertInto('lead')
        .values({ ...row, id, ownerId, kind: 'contact', status })
        .execute()
      await db
        .insertInto('contactRequest')
        .values({ ...row, id, ownerId })
        .execute()
      const revealedOn = daysAgo(days).toISOString().slice(0, 10)
      await db
        .insertInto('contactReveal')
        .values({ ...row, revealedOn })
        .execute()
    }
  await removeOldRecords(db)

  const leads = await db.selectFrom('lead').select(['status', 'createdAt']).execute()
  expect(leads.map(({ status, createdAt }) => `${status} ${ageOf(createdAt)}`).toSorted()).toEqual([
    'closed 364',
    'new 364',
    'new 366',
    'new 729',
  ])
  for (const table of ['contactRequest', 'contactReveal'] as const) {
    const rows = await db.selectFrom(table).select('createdAt').execute()
    expect(new Set(rows.map(({ createdAt }) => ageOf(createdAt))), table).toEqual(
      new Set([364, 366, 729]),
    )
  }
})

test('old messages no longer say to whom they went and what they said', async ({ db }) => {
  const { id: userId } = await createUser(db)
  for (const [referenceNo, days, status] of [
    ['old', 366, 'done'],
    ['new', 364, 'done'],
    ['under way', 366, 'sending'],
  ] as const) {
    const { id } = await db
      .insertInto('broadcast')
      .values({ channel: 'sms', referenceNo, status, createdAt: daysAgo(days) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('broadcastRecipient')
      .values({ broadcastId: id, phone: '9876543210', userId, body: referenceNo, status: 'sent' })
      .execute()
  }
  await removeOldRecords(db)
  await removeOldRecords(db)

  const rows = await db
    .selectFrom('broadcastRecipient')
    .select(['phone', 'body', 'userId', 'status'])
    .orderBy('body')
    .execute()
  expect(rows).toEqual([
    { phone: expect.stringMatching(/^erased /), body: '', userId: null, status: 'sent' },
    { phone: '9876543210', body: 'new', userId, status: 'sent' },
    { phone: '9876543210', body: 'under way', userId, status: 'sent' },
  ])
})

test('what staff did stays in the audit log for good', async ({ db }) => {
  await sql`
    insert into audit_entry (action, subject_kind, subject_id, created_at)
    values ('test', 'listing', '1', now() - interval '10 years')
  `.execute(db)
  await removeOldRecords(db)
  expect(await db.selectFrom('auditEntry').select('action').execute()).toEqual([{ action: 'test' }])
})

/** Ids tell when a row was made, so that of an old one is old. */
function oldIdOf(id: string) {
  return `01600000${id.slice(8)}`
}

function ageOf(createdAt: Date) {
  return Math.round((Date.now() - createdAt.getTime()) / 86_400_000)
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000)
}

async function fill(db: Db, userId: string, { days, id }: { days: number; id?: string }) {
  const row = { userId, createdAt: daysAgo(days), ...(id && { id }) }
  await db
    .insertInto('searchRecord')
    .values({ ...row, text: 'dwarka' })
    .execute()
  await db
    .insertInto('alertLog')
    .values({ ...row, kind: 'lead' })
    .execute()
  await db
    .insertInto('notification')
    .values({ ...row, kind: 'text' })
    .execute()
}
