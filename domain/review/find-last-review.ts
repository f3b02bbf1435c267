import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

/** The last decision of the staff about a listing. */
export function findLastReview(db: Db, listingId: string) {
  return db
    .selectFrom('listingReview')
    .select(['id', 'staffId', 'fromStatus', 'toStatus', 'answers', 'reasons'])
    .select(['createdAt', 'settledAt'])
    .where('listingId', '=', listingId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * What the owner still has to correct: the reasons of the last decision, until the listing is sent
 * in again.
 */
export async function findOpenReasons(
  db: Db,
  { id, status }: Pick<Listing, 'id' | 'status'>,
): Promise<ReviewReason[]> {
  if (!mayBeCorrected(status)) return []
  return (await findLastReview(db, id))?.reasons ?? []
}

/** The same for a page of listings, by their ids. */
export async function listOpenReasons(
  db: Db,
  listings: readonly Pick<Listing, 'id' | 'status'>[],
): Promise<Map<string, ReviewReason[]>> {
  const ids = listings.filter(({ status }) => mayBeCorrected(status)).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('listingReview')
    .distinctOn('listingId')
    .select(['listingId', 'reasons'])
    .where('listingId', 'in', ids)
    .orderBy('listingId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ listingId, reasons }) => [listingId, reasons]))
}

function mayBeCorrected(status: Listing['status']) {
  return status === 'review_failed' || status === 'draft'
}
