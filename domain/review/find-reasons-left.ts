import { isDeepStrictEqual } from 'node:util'
import type { ReviewedAnswers, ReviewReason } from '#contract/listing/review-reason.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findLastReview, findOpenReasons } from '#domain/review/find-last-review.ts'

/** The reasons whose answer or picture is unchanged since the decision. */
export async function findReasonsLeft(db: Db, listing: Listing): Promise<ReviewReason[]> {
  const reasons = await findOpenReasons(db, listing)
  const seen = reasons.length > 0 ? (await findLastReview(db, listing.id))?.answers : undefined
  return seen ? reasons.filter((reason) => isAsSeen(reason, seen, listing)) : []
}

function isAsSeen({ field, photo }: ReviewReason, seen: ReviewedAnswers, now: Listing) {
  if (photo) return now.photos.includes(photo)
  // The pin is one answer in two columns.
  const columns = field === 'lat' || field === 'lng' ? (['lat', 'lng'] as const) : [field]
  return columns.every((column) => isDeepStrictEqual(seen[column], now[column]))
}
