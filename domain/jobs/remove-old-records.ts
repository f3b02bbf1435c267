import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The tables of which nothing is needed after a year, in which people compare with the year before. */
const keptForAYear = ['search_record', 'alert_log', 'notification']
const daysKept = 365
const batch = 5_000

/**
 * Removes what people searched for, were alerted of and found in their inbox more than a year ago,
 * and from old messages of staff to whom they went and what they said; that they were sent stays.
 */
export async function removeOldRecords(db: Db) {
  for (const table of keptForAYear) await inBatches(db, deleteOld(table))
  await inBatches(db, emptyOldMessages)
}

/** Short transactions, so that nobody waits for a long one. */
async function inBatches(db: Db, statement: RawBuilder<unknown>) {
  let changed: bigint | undefined
  do {
    const { numAffectedRows } = await statement.execute(db)
    changed = numAffectedRows
  } while (changed === BigInt(batch))
}

const cutoff = sql`now() - make_interval(days => ${daysKept})`

/** Ids begin with the time, so that the index of the primary key finds old rows; demo ids are all old. */
const oldestNewId = sql`
  (lpad(to_hex((extract(epoch from ${cutoff}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
`

function deleteOld(table: string) {
  return sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)}
      where id < ${oldestNewId} and created_at < ${cutoff}
      order by id limit ${batch}
    )
  `
}

const emptyOldMessages = sql`
  update broadcast_recipient set phone = 'erased ' || id, body = '', user_id = null
  where id in (
    select recipient.id
    from broadcast join broadcast_recipient recipient on recipient.broadcast_id = broadcast.id
    where broadcast.created_at < ${cutoff} and broadcast.status in ('done', 'stopped', 'cancelled')
      and recipient.phone not like 'erased %'
    limit ${batch}
  )
`
