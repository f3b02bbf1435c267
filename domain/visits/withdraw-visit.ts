import { type Db, inTransaction } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { namedSql } from '#domain/search/planner/named-listings.ts'
import type { Viewer } from '#domain/viewer.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'

/**
 * Withdraws the viewer's request for a visit, or cancels the agreed one, and tells the owner. Also
 * for a listing that is no longer active; repeating it changes nothing. Not limited: each needs a
 * request, and those are.
 */
export function withdrawVisit(db: Db, viewer: Viewer, name: string) {
  return inTransaction(db, async (trx) => {
    const visit = await findOwnVisit(trx, viewer, name)
    if (visit) await moveVisit(trx, viewer, visit.id, { action: 'cancel' })
    else await requireListing(trx, viewer, name)
  })
}

async function findOwnVisit(trx: Db, viewer: Viewer, name: string) {
  const params = new SqlParams()
  const [visit] = await runSql<{ id: string }>(
    trx,
    `select id from visit
     where seeker_id = ${params.bind(viewer.id)}
       and status in ('requested', 'proposed', 'accepted')
       and listing_id in (select id from listing where ${namedSql([name], params)})`,
    params,
  )
  return visit
}
