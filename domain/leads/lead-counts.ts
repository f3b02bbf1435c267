import { sql } from 'kysely'

/** Counts the leads of a selection by kind. */
export const leadCounts = sql`
  count(*) filter (where kind = 'contact') as contacts,
  count(*) filter (where kind = 'visit') as visits
`

/** Whether something was made on a day in India or later. */
export function isSince(day: string) {
  return sql<boolean>`created_at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'`
}
