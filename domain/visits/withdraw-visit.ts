import { type Db, inTransaction } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { namedSql } from '#domain/search/planner/named-listings.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Withdraws the viewer's request for a visit and tells the owner. Also for a listing that is no
 * longer active; repeating it changes nothing. Not limited: each needs a request, and those are.
 */
export function withdrawVisit(db: Db, viewer: Viewer, name: string) {
  return inTransaction(db, async (trx) => {
    const listing = await findVisitedListing(trx, viewer, name)
    if (!listing) {
      await requireListing(trx, viewer, name)
      return
    }
    // Accounts are locked before other rows, as erasing one does.
    await lockAccount(trx, listing.ownerId)
    const withdrawn = await trx
      .updateTable('visit')
      .set({ status: 'cancelled' })
      .where('listingId', '=', listing.id)
      .where('seekerId', '=', viewer.id)
      .where('status', '=', 'requested')
      .returning(['preferredDay', 'preferredTime'])
      .executeTakeFirst()
    if (!withdrawn) return
    await notify(trx, listing.ownerId, {
      kind: 'visit-withdrawn',
      listingId: listing.id,
      personId: viewer.id,
      day: withdrawn.preferredDay,
      time: withdrawn.preferredTime || null,
    })
  })
}

async function findVisitedListing(trx: Db, viewer: Viewer, name: string) {
  const params = new SqlParams()
  const [listing] = await runSql<{ id: string; ownerId: string }>(
    trx,
    `select id, owner_id as "ownerId" from listing
     where ${namedSql([name], params)} and id in (
       select listing_id from visit
       where seeker_id = ${params.bind(viewer.id)} and status = 'requested'
     )`,
    params,
  )
  return listing
}
