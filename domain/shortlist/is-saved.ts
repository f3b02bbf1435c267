import type { Db } from '#db/connect.ts'
import { runPlannedSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
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
  const params = new SqlParams()
  const rows = await runPlannedSql<{ id: string }>(
    db,
    `select listing_id as id from saved_listing
     where user_id = ${params.bind(viewer.id)} and listing_id = any(${params.bind(listingIds)})`,
    params,
  )
  return new Set(rows.map(({ id }) => id))
}
