import { sql } from 'kysely'
import { expect } from 'vitest'
import { resultReasons } from '#contract/options/left-out-reasons.ts'
import type { Db } from '#db/connect.ts'
import { down, up } from '#db/migrations/2026-11-22-05-result-codes.ts'
import * as renaming from '#db/migrations/2026-11-22-09-one-word-per-thing.ts'
import { asMigrated, test } from '#tests/database.ts'

/** Those of that time; one came later. */
const { blocked: _later, ...labels } = resultReasons.labels
const reasons = resultReasons.values.filter((reason) => reason !== 'blocked')

test('earlier sentences about results become codes', async ({ db }) => {
  const plain = asMigrated(db)
  const { id: broadcastId } = await db
    .insertInto('broadcast')
    .values({ referenceNo: 'earlier', channel: 'sms' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recipients = reasons.map((reason) => ({
    broadcastId,
    phone: reason,
    body: '',
    reason,
  }))
  await db.insertInto('broadcastRecipient').values(recipients).execute()
  await renaming.down(plain)
  await down(plain)
  expect(await readEarlierReasons(db)).toEqual(labels)
  await sql`
    insert into message_recipient (batch_id, phone, body, reason)
    values (${broadcastId}, 'unknown', '', 'As nobody knows it.')
  `.execute(db)

  await up(plain)
  await renaming.up(plain)

  const codes = reasons.map((reason) => [reason, reason])
  expect(await readReasons(db)).toEqual({ ...Object.fromEntries(codes), unknown: '' })
})

async function readReasons(db: Db) {
  return byPhone(await db.selectFrom('broadcastRecipient').select(['phone', 'reason']).execute())
}

async function readEarlierReasons(db: Db) {
  const { rows } = await sql<Recipient>`select phone, reason from message_recipient`.execute(db)
  return byPhone(rows)
}

type Recipient = { phone: string; reason: string }

function byPhone(rows: Recipient[]) {
  return Object.fromEntries(rows.map(({ phone, reason }) => [phone, reason]))
}
