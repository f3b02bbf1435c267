import { addDays, indiaDay } from '#contract/format/dates.ts'
import { insightLimits } from '#contract/limits/insight.ts'
import type { Db } from '#db/connect.ts'

/** Removes the hashes of earlier days' visitors, and the counts that owners no longer see. */
export async function removeOldViews(db: Db, now = new Date()) {
  const today = indiaDay(now)
  // An hour after midnight no process has views of the day before left to write.
  const lastNeeded = indiaDay(now.getTime() - 3_600_000)
  await db.deleteFrom('listingVisitor').where('day', '<', lastNeeded).execute()
  await db
    .deleteFrom('listingViews')
    .where('day', '<', addDays(today, -insightLimits.keptDays))
    .execute()
}
