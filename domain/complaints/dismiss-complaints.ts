import { type Db, inTransaction } from '#db/connect.ts'
import { closeComplaints } from '#domain/complaints/close-complaints.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Closes the complaints about a listing that is as it should be; it stays as it is. */
export function dismissComplaints(db: Db, viewer: Viewer, ref: string, reason = '') {
  return inTransaction(db, async (trx) => {
    const { id, status } = await lockListing(trx, actorFor(viewer), ref)
    await closeComplaints(trx, viewer.id, id, { reason })
    if (status === 'under_review') return
    await trx.deleteFrom('reviewClaim').where('listingId', '=', id).execute()
  })
}
