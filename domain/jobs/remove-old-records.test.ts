import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { removeOldRecords } from '#domain/jobs/remove-old-records.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

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
    const ages = rows.map(({ createdAt }) =>
      Math.round((Date.now() - createdAt.getTime()) / 86_400_000),
    )
    expect(
      ages.toSorted((a, b) => a - b),
      table,
    ).toEqual([1, 364])
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
