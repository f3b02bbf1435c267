import { isShown } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { compareNeighboursSoon } from '#domain/listings/compare-prices.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { notify } from '#domain/notifications/notify.ts'
import { deleteRevision } from '#domain/revisions/discard-revision.ts'
import { findOriginal } from '#domain/revisions/find-revision.ts'
import { pickReviewed } from '#domain/revisions/live-answers.ts'

/**
 * Shows the changes of an approved revision, whose row the caller has locked with the listing's.
 * The revision keeps what was shown until then: swapped once more, the approval is undone.
 */
export async function swapAnswers(trx: Db, revision: Listing) {
  const listing = await findOriginal(trx, revision)
  if (!isShown(listing.status)) {
    throw new DomainError('conflict', { message: texts.revision.originalHidden })
  }
  const changed = await storeAnswers(trx, listing, pickReviewed(revision))
  await storeAnswers(trx, revision, pickReviewed(listing))
  for (const each of [listing, changed]) await compareNeighboursSoon(trx, each)
}

/** Settles an approval that can no longer be undone: its review becomes the listing's last one. */
export async function settleRevision(trx: Db, { id, revises, ownerId }: Listing) {
  if (!revises) return
  await trx
    .updateTable('listingReview')
    .set({ listingId: revises })
    .where('listingId', '=', id)
    .execute()
  await deleteRevision(trx, id)
  await notify(trx, ownerId, { kind: 'revision-approved', listingId: revises })
}
