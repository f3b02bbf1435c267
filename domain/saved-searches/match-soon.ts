import { reviewLimits } from '#contract/limits/review.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import type { Act } from '#domain/listings/listing-transitions.ts'

/**
 * Queues `matchListing`, in the transaction that shows a listing, for whatever reason. It waits until
 * the approval can no longer be undone, so that nobody is told of an undone one.
 */
export async function matchSoon(trx: Db, before: Listing, after: Listing, act: Act) {
  if (before.status === 'active' || after.status !== 'active') return
  // What somebody has just approved does not wait for the thousands of an import.
  const options = { delaySeconds: reviewLimits.undoSeconds, priority: act === 'import' ? -1 : 0 }
  await enqueue(trx, 'match-listing', { listingId: after.id }, options)
}

/**
 * The same for a shown listing whose price falls: it may fit searches that it was too expensive
 * for.
 */
export async function matchCheaper(trx: Db, before: Listing, after: Listing) {
  if (before.status !== 'active' || before.price === null || after.price === null) return
  if (after.price >= before.price) return
  await enqueue(trx, 'match-listing', { listingId: after.id, priceWas: before.price })
}
