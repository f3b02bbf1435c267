import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * What people say is wrong with a listing, the most common first: how many of them, and what they
 * wrote. Who they are is told to nobody.
 */
export function listOpenComplaints(db: Db, listingId: string) {
  return db
    .selectFrom('complaint')
    .select('reason')
    .select(sql<number>`count(*)`.as('people'))
    .select(sql<string[]>`array_agg(note order by id) filter (where note <> '')`.as('notes'))
    .where('listingId', '=', listingId)
    .where('status', '=', 'new')
    .groupBy('reason')
    .orderBy('people', 'desc')
    .orderBy('reason')
    .execute()
}
