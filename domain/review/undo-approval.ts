import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { listStatusChanges, revertStatus } from '#domain/listings/revert-status.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { swapAnswers } from '#domain/revisions/apply-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Takes the viewer's own approval back, as long as the owner has not heard of it. */
export function undoApproval(db: Db, viewer: Viewer, ref: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListing(trx, actorFor(viewer), ref)
    const { id, status } = listing
    const approved = listing.revises ? 'delete' : 'active'
    const review = await findLastReview(trx, id)
    const isUndoable =
      status === approved &&
      review?.toStatus === 'active' &&
      review.staffId === viewer.id &&
      review.settledAt === null
    if (!isUndoable) throw new DomainError('conflict', { message: texts.review.undoTooLate })

    await trx.deleteFrom('listingReview').where('id', '=', review.id).execute()
    // An approval after a complaint left the status as it was.
    if (review.fromStatus === status) return
    if (listing.revises) await swapAnswers(trx, listing)
    await revertStatus(trx, { kind: 'staff', id: viewer.id }, id, await listStatusChanges(trx, id))
  })
}
