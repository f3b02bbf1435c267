import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Sends a complete draft to the review and confirms it to the owner once, however often asked. */
export function submitListing(db: Db, viewer: Viewer, ref: string) {
  return inTransaction(db, async (trx) => {
    const before = await lockListing(trx, actorFor(viewer), ref)
    if (before.ownerId !== viewer.id) throw new DomainError('forbidden')
    const submitted = await changeListingStatus(trx, actorFor(viewer), ref, { to: 'under_review' })
    if (before.status !== 'under_review') {
      await notify(trx, viewer.id, { kind: 'listing-submitted', listingId: submitted.id })
    }
    return submitted
  })
}
