import { reviewLimits } from '#contract/limits/review.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import type { Act } from '#domain/listings/listing-transitions.ts'

/**
 * Queues the question which saved searches a listing is new to, in the transaction that shows it. It
 * waits until an approval can no longer be undone: what is taken back is told to nobody.
 */
export async function matchSoon(trx: Db, before: Listing, after: Listing, act: Act) {
  // What comes back where it was is no news.
  if (act !== 'set' || before.status === 'active' || after.status !== 'active') return
  const delaySeconds = reviewLimits.undoSeconds
  await enqueue(trx, 'match-listing', { listingId: after.id }, { delaySeconds })
}

/** The same for a listing on show whose price falls: it may fit searches that it was too dear for. */
export async function matchCheaper(trx: Db, before: Listing, after: Listing) {
  if (before.status !== 'active' || before.price === null || after.price === null) return
  if (after.price >= before.price) return
  await enqueue(trx, 'match-listing', { listingId: after.id, priceWas: before.price })
}
