import { type RawBuilder, sql } from 'kysely'
import { retentionDays } from '#contract/limits/retention.ts'
import type { Db } from '#db/connect.ts'

type Old = {
  table: string
  days: number
  /** Which of the old rows are no longer needed; without it, all of them. */
  isOver?: RawBuilder<unknown>
}

const removed: Old[] = [
  { table: 'search_record', days: retentionDays.searches },
  { table: 'alert_log', days: retentionDays.alerts },
  { table: 'notification', days: retentionDays.notifications },
  { table: 'call_request', days: retentionDays.requests, isOver: sql`status = 'done'` },
  { table: 'mail_request', days: retentionDays.requests, isOver: sql`status = 'done'` },
  { table: 'lead', days: retentionDays.closedLeads, isOver: sql`status = 'closed'` },
  { table: 'lead', days: retentionDays.leads },
  { table: 'contact_request', days: retentionDays.leads },
  { table: 'conversation_line', days: retentionDays.conversations },
  {
    table: 'conversation',
    days: retentionDays.conversations,
    isOver: sql`not exists (
      select from conversation_line line where line.conversation_id = conversation.id
    )`,
  },
  {
    table: 'visit',
    days: retentionDays.visits,
    isOver: sql`status in ('done', 'declined', 'cancelled')`,
  },
  {
    table: 'owner_check',
    days: retentionDays.ownerChecks,
    isOver: sql`state not in ('waiting', 'accepted')`,
  },
  { table: 'complaint', days: retentionDays.complaints, isOver: sql`status = 'done'` },
]
const batch = 5_000

/**
 * Removes old searches, notifications and requests, and the recipients and texts of old messages of
 * staff; that these were sent stays.
 */
export async function removeOldRecords(db: Db) {
  for (const old of removed) await inBatches(db, deleteOld(old))
  await inBatches(db, deleteOldReveals)
  await inBatches(db, emptyOldMessages)
}

/** Short transactions, so that their locks are never held for long. */
async function inBatches(db: Db, statement: RawBuilder<unknown>) {
  let changed: bigint | undefined
  do {
    const { numAffectedRows } = await statement.execute(db)
    changed = numAffectedRows
  } while (changed === BigInt(batch))
}

function daysAgo(days: number) {
  return sql`now() - make_interval(days => ${days})`
}

/** Ids begin with the time, so that the index of the primary key finds old rows; demo ids are all old. */
function oldestNewId(days: number) {
  return sql`
    (lpad(to_hex((extract(epoch from ${daysAgo(days)}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
  `
}

function deleteOld({ table, days, isOver = sql`true` }: Old) {
  return sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)}
      where id < ${oldestNewId(days)} and created_at < ${daysAgo(days)} and ${isOver}
      order by id limit ${batch}
    )
  `
}

/**
 * These rows have no time-ordered id, and so few are old on any day that scanning the table is
 * enough.
 */
const deleteOldReveals = sql`
  delete from contact_reveal where ctid = any(array(
    select ctid from contact_reveal
    where created_at < ${daysAgo(retentionDays.leads)} limit ${batch}
  ))
`

const emptyOldMessages = sql`
  update broadcast_recipient set phone = 'erased ' || id, body = '', user_id = null
  where id in (
    select recipient.id
    from broadcast join broadcast_recipient recipient on recipient.broadcast_id = broadcast.id
    where broadcast.created_at < ${daysAgo(retentionDays.broadcasts)}
      and broadcast.status in ('done', 'stopped', 'cancelled')
      and recipient.phone not like 'erased %'
    limit ${batch}
  )
`
