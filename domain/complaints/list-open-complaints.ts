import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * What people say is wrong with a listing, the most common first: how many of them, and what they
 * wrote, and the conversations that staff may read because of it. Who they are is told to nobody.
 */
export function listOpenComplaints(db: Db, listingId: string) {
  return db
    .selectFrom('complaint')
    .leftJoin('conversation', 'conversation.id', 'complaint.conversationId')
    .select('reason')
    .select(sql<number>`count(*)`.as('people'))
    .select(
      sql<string[]>`array_agg(note order by complaint.id) filter (where note <> '')`.as('notes'),
    )
    .select(
      sql<string[] | null>`
        array_agg(distinct conversation.id) filter (where conversation.id is not null)
      `.as('conversations'),
    )
    .where('complaint.listingId', '=', listingId)
    .where('status', '=', 'new')
    .groupBy('reason')
    .orderBy('people', 'desc')
    .orderBy('reason')
    .execute()
}
