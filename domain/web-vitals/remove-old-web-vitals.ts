import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'

/** Long enough to compare a day with the same one of last year. */
const daysKept = 400

export async function removeOldWebVitals(db: Db, now = new Date()) {
  const firstKept = addDays(indiaDay(now), -daysKept)
  await db.deleteFrom('webVital').where('day', '<', firstKept).execute()
}
