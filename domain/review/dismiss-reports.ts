import { type Db, inTransaction } from '#db/connect.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { closeReports } from '#domain/review/close-reports.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Closes the reports of a listing that is as it should be; it stays as it is. */
export function dismissReports(db: Db, viewer: Viewer, name: string, reason = '') {
  return inTransaction(db, async (trx) => {
    const { id, status } = await lockListing(trx, viewer, name)
    await closeReports(trx, viewer, id, reason || 'dismissed')
    if (status === 'under_review') return
    await trx.deleteFrom('reviewClaim').where('listingId', '=', id).execute()
  })
}
