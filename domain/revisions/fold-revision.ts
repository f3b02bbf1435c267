import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { storeAnswers } from '#domain/listings/store-answers.ts'
import { deleteRevision } from '#domain/revisions/discard-revision.ts'
import { findRevision } from '#domain/revisions/find-revision.ts'
import { pickReviewed } from '#domain/revisions/live-answers.ts'

const editedOrReviewed: readonly ListingStatus[] = ['draft', 'under_review', 'review_failed']

/**
 * A listing that leaves show to be edited or reviewed takes up its waiting revision, so that
 * nothing typed is lost and nothing can be edited in two places.
 */
export async function foldRevision(trx: Db, listing: Listing): Promise<Listing> {
  if (listing.revises || !editedOrReviewed.includes(listing.status)) return listing
  const revision = await findRevision(trx, listing.id)
  // A revision that was approved a moment ago is in the listing already: it only keeps what was
  // shown before.
  if (!revision || revision.status === 'delete') return listing
  const whole = await storeAnswers(trx, listing, pickReviewed(revision))
  await trx
    .updateTable('unsavedStep')
    .set({ listingId: listing.id })
    .where('listingId', '=', revision.id)
    .execute()
  await deleteRevision(trx, revision.id)
  return whole
}
