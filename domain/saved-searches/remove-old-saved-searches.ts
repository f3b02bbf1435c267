import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** How long a search remembers what it has found: after that, a home that comes back is new. */
const daysOfMatches = 180

/** Deletes searches whose removal can no longer be undone, and old matches of the others. */
export async function removeOldSavedSearches(db: Db) {
  await sql`delete from saved_search where removed_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from saved_search_match
    where created_at < now() - make_interval(days => ${daysOfMatches}) and not is_due
  `.execute(db)
}
