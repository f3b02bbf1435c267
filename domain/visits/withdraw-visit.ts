import { type Db, inTransaction } from '#db/connect.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import type { Viewer } from '#domain/viewer.ts'
import { moveVisit } from '#domain/visits/move-visit.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

/**
 * Withdraws the viewer's request for a visit, or cancels the agreed one, and tells the owner. Also
 * for a listing that is no longer active; repeating it changes nothing. Not limited: each needs a
 * request, and those are.
 */
export function withdrawVisit(db: Db, viewer: Viewer, ref: string) {
  return inTransaction(db, async (trx) => {
    const visit = await findOwnVisit(trx, viewer, ref)
    if (visit) await moveVisit(trx, viewer, visit.id, { action: 'cancel' })
    else await requireListing(trx, viewer, ref)
  })
}

async function findOwnVisit(trx: Db, viewer: Viewer, ref: string) {
  const key = listingKeyOf(ref)
  return (
    key &&
    trx
      .selectFrom('visit')
      .select('id')
      .where('seekerId', '=', viewer.id)
      .where('status', 'in', openStatuses)
      .where('listingId', 'in', (eb) =>
        eb.selectFrom('listing').select('id').where(key.column, '=', key.value),
      )
      .executeTakeFirst()
  )
}
