import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { namedSql } from '#domain/search/planner/named-listings.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Removes a listing from the viewer's shortlist, even one that is hidden now. A listing that is
 * neither saved nor visible to the viewer is answered as not found.
 */
export async function unsaveListing(db: Db, viewer: Viewer, name: string) {
  const params = new SqlParams()
  const removed = await runSql(
    db,
    `delete from saved_listing
     where user_id = ${params.bind(viewer.id)}
       and listing_id in (select id from listing where ${namedSql([name], params)})
     returning listing_id`,
    params,
  )
  if (removed.length === 0) await requireListing(db, viewer, name)
}
