import { sql } from 'kysely'
import { daysBefore } from '#contract/format/dates.ts'
import { freshnessLimits } from '#contract/limits.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'

const batch = 100

/** Asks the owners of active listings that nobody has confirmed for three weeks; oldest first. */
export async function askOwners(db: Db, now = new Date()): Promise<number> {
  let asked = 0
  while (asked < freshnessLimits.asksPerRun) {
    const count = await askSome(db, now)
    if (count === 0) break
    asked += count
  }
  return asked
}

function askSome(db: Db, now: Date) {
  const oldest = daysBefore(now, freshnessLimits.askAfterDays)
  return inTransaction(db, async (trx) => {
    const stale = trx
      .selectFrom('listing')
      .select('id')
      .where('status', '=', 'active')
      .where('askedAt', 'is', null)
      .where(sql<Date>`coalesce(confirmed_at, active_at)`, '<', oldest)
      .orderBy(sql`coalesce(confirmed_at, active_at)`)
      .limit(batch)
      .forUpdate()
      .skipLocked()
    const listings = await trx
      .updateTable('listing')
      .set({ askedAt: now })
      .where('id', 'in', stale)
      .returning(['id', 'ownerId'])
      .execute()
    for (const { id, ownerId } of listings) {
      await notify(trx, ownerId, {
        kind: 'still-available',
        listingId: id,
        askedAt: now.toISOString(),
      })
    }
    return listings.length
  })
}
