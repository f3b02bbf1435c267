import type { Db } from '#db/connect.ts'
import { runPreparedSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
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

/** Which of these listings the viewer has saved, by their SPN. */
export async function savedAmong(db: Db, viewer: Viewer | null, listings: { spn: string }[]) {
  if (!viewer || listings.length === 0) return []
  const params = new SqlParams()
  const spns = listings.map(({ spn }) => spn)
  const rows = await runPreparedSql<{ spn: string }>(
    db,
    'saved_among',
    `select spn from saved_listing join listing on listing.id = listing_id
     where user_id = ${params.bind(viewer.id)} and spn = any(${params.bind(spns)})`,
    params,
  )
  return rows.map(({ spn }) => spn)
}
