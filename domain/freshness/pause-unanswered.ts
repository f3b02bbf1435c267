import { daysBefore } from '#contract/format/dates.ts'
import { freshnessLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'

/**
 * Takes down the listings that an owner has not confirmed within two weeks of the question, and
 * tells the owner.
 */
export async function pauseUnanswered(db: Db, now = new Date()): Promise<number> {
  const oldest = daysBefore(now, freshnessLimits.pauseAfterDays)
  const silent = await db
    .selectFrom('listing')
    .select('id')
    .where('status', '=', 'active')
    .where('askedAt', '<', oldest)
    .limit(freshnessLimits.asksPerRun)
    .execute()
  for (const { id } of silent) {
    await changeListingStatus(db, { kind: 'site' }, id, { to: 'delete' })
  }
  return silent.length
}
