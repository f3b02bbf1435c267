import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { assessListing } from '#domain/review/assess-listing.ts'
import { bringsChanges } from '#domain/revisions/brings-changes.ts'
import { deleteRevision } from '#domain/revisions/discard-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Sends a complete draft to the review and confirms it to the owner once, however often asked. A
 * revision that changed nothing but what is public already ends here.
 */
export function submitListing(db: Db, viewer: Viewer, ref: string) {
  return inTransaction(db, async (trx) => {
    const before = await lockListing(trx, actorFor(viewer), ref)
    if (before.ownerId !== viewer.id) throw new DomainError('forbidden')
    if (before.revises && !(await bringsChanges(trx, before))) {
      await deleteRevision(trx, before.id)
      return before
    }
    const submitted = await changeListingStatus(trx, actorFor(viewer), ref, { to: 'under_review' })
    if (before.status === 'under_review') return submitted
    await assessListing(trx, submitted)
    if (!before.revises) {
      await notify(trx, viewer.id, { kind: 'listing-submitted', listingId: submitted.id })
    }
    return submitted
  })
}
