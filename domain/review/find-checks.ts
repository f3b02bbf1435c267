import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

/** What was checked of a listing and when; only what holds for this very listing. */
export type ListingChecks = {
  /** When staff last let it be shown. */
  approvedAt: Date | null
  /** When its pictures were compared with all others and none belonged to somebody else. */
  picturesAt: Date | null
  /** When and with how many similar ones its price was compared, if it was not far below them. */
  price: { at: Date; count: number } | null
  /** The owner has logged in with a code that was sent to the number. */
  isNumberConfirmed: boolean
}

/** What seekers are told of the checks of a listing on show. */
export async function findChecks(db: Db, listing: Listing): Promise<ListingChecks> {
  const { id, ownerId } = listing
  const found = await db
    .selectFrom('appUser')
    .leftJoin('userSeen', 'userSeen.userId', 'appUser.id')
    .leftJoin('listingScore', (join) => join.on('listingScore.listingId', '=', id))
    .select(['userSeen.seenAt', 'score', 'signals', 'comparedPrices', 'assessedAt'])
    .select(lastApproval(db, id).as('approvedAt'))
    .where('appUser.id', '=', ownerId)
    .executeTakeFirst()
  const has = (kind: string) => found?.signals?.some((signal) => signal.kind === kind) ?? false
  const at = found?.assessedAt ?? null
  const count = found?.comparedPrices ?? 0
  return {
    approvedAt: found?.approvedAt ?? approvedBefore(listing),
    picturesAt: listing.photos.length > 0 && !has('borrowed-photos') ? at : null,
    price: at && count > 0 && !has('low-price') ? { at, count } : null,
    isNumberConfirmed: Boolean(found?.seenAt),
  }
}

export function lastApproval(db: Db, listingId: string) {
  return db
    .selectFrom('listingReview')
    .select('createdAt')
    .where('listingId', '=', listingId)
    .where('toStatus', '=', 'active')
    .orderBy('createdAt', 'desc')
    .limit(1)
}

/**
 * Listings from before decisions were stored were shown by staff once they were sent in; imported
 * ones may not have been.
 */
export function approvedBefore({ submittedAt, activeAt }: Listing) {
  return submittedAt && activeAt
}
