import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { closeComplaints } from '#domain/complaints/close-complaints.ts'
import { findTransition } from '#domain/listings/listing-transitions.ts'
import { lockWithOwner } from '#domain/listings/lock-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { settleRevision } from '#domain/revisions/apply-revision.ts'

/**
 * Finishes a decision that can no longer be undone: tells the owner, closes the complaints and ends
 * the claim, exactly once. A decision that was undone meanwhile has no row.
 */
export function settleReview(db: Db, reviewId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListingOf(trx, reviewId)
    if (!listing) return
    const review = await trx
      .updateTable('listingReview')
      .set({ settledAt: sql<Date>`now()` })
      .where('id', '=', reviewId)
      .where('settledAt', 'is', null)
      .returning(['staffId', 'toStatus', 'reasons'])
      .executeTakeFirst()
    if (!review) return

    const { staffId, toStatus, reasons } = review
    await closeComplaints(trx, staffId, listing.id, { setTo: toStatus })
    await trx.deleteFrom('reviewClaim').where('listingId', '=', listing.id).execute()
    if (toStatus === 'active') await settleRevision(trx, listing)
    // A later change of status has told the owner already.
    if (listing.status !== toStatus || listing.ownerId === staffId) return
    const notification = findTransition({ by: 'staff' }, toStatus, toStatus)?.notification
    if (notification)
      await notify(trx, listing.ownerId, notification(listing, listing.statusReason, reasons))
  })
}

/**
 * Locks the listing before the decision, as everywhere: an undo at the same moment waits for it.
 */
async function lockListingOf(trx: Db, reviewId: string) {
  const found = await trx
    .selectFrom('listingReview')
    .innerJoin('listing', 'listing.id', 'listingReview.listingId')
    .select(['listing.id', 'listing.ownerId', 'listing.revises'])
    .where('listingReview.id', '=', reviewId)
    .executeTakeFirst()
  return found && (await lockWithOwner(trx, found)).listing
}
