import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

export async function isSaved(db: Db, viewer: Viewer | null, listingId: string): Promise<boolean> {
  if (!viewer) return false
  const found = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('userId', '=', viewer.id)
    .where('listingId', '=', listingId)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of these listings the viewer has saved. */
export async function savedAmong(db: Db, viewer: Viewer | null, listingIds: string[]) {
  if (!viewer || listingIds.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('savedListing')
    .select('listingId')
    .where('userId', '=', viewer.id)
    .where('listingId', 'in', listingIds)
    .execute()
  return new Set(rows.map((row) => row.listingId))
}
