import { addDays, indiaDay } from '#contract/format/dates.ts'
import { retentionDays } from '#contract/limits/retention.ts'
import type { Db } from '#db/connect.ts'

export async function removeOldWebVitals(db: Db, now = new Date()) {
  const firstKept = addDays(indiaDay(now), -retentionDays.webVitals)
  await db.deleteFrom('webVital').where('day', '<', firstKept).execute()
}
