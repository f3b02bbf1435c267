import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

/** The changes to a listing that are not public yet. */
export function findRevision(db: Db, listingId: string): Promise<Listing | undefined> {
  return db.selectFrom('listing').selectAll().where('revises', '=', listingId).executeTakeFirst()
}

/** The listing that a revision changes. */
export function findOriginal(db: Db, { revises }: Listing): Promise<Listing> {
  return db.selectFrom('listing').selectAll().where('id', '=', revises).executeTakeFirstOrThrow()
}

/**
 * The open revisions of a page of listings, by the ids of the listings. A revision that has just
 * been approved is not open.
 */
export async function listRevisions(db: Db, listingIds: readonly string[]) {
  if (listingIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('listing')
    .select(['id', 'spn', 'status', 'revises', 'statusReason'])
    .where('revises', 'in', listingIds)
    .where('status', '<>', 'delete')
    .execute()
  return new Map(rows.map((row) => [row.revises!, row]))
}
