import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * How long a search remembers a home that it has found and that is no longer on show: one that comes
 * back later is new.
 */
const daysOfMatches = 180

/** Deletes searches whose removal can no longer be undone, and old matches of the others. */
export async function removeOldSavedSearches(db: Db) {
  const old = sql`now() - make_interval(days => ${daysOfMatches})`
  await sql`delete from saved_search where removed_at < now() - interval '1 day'`.execute(db)
  await sql`
    delete from saved_search_match m using listing
    where listing.id = m.listing_id and not m.is_due
      and m.created_at < ${old} and listing.left_at < ${old}
  `.execute(db)
}
