import type { Db } from '#db/connect.ts'
import { runPlannedSql } from '#domain/listings/run-sql.ts'
import { SqlParams } from '#domain/listings/sql-params.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Which of these listings the viewer has saved, by their SPN. */
export async function listSavedSpns(
  db: Db,
  viewer: Viewer | null,
  listings: { id: string; spn: string }[],
): Promise<string[]> {
  if (!viewer || listings.length === 0) return []
  const params = new SqlParams()
  const user = params.bind(viewer.id)
  const ids = params.bind(listings.map(({ id }) => id))
  const rows = await runPlannedSql<{ id: string }>(
    db,
    `select listing_id as id from saved_listing where user_id = ${user} and listing_id = any(${ids})`,
    params,
  )
  const saved = new Set(rows.map(({ id }) => id))
  return listings.filter(({ id }) => saved.has(id)).map(({ spn }) => spn)
}
