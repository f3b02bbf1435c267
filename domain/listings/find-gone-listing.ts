import { shownStatuses } from '#contract/listing/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'

/** Kind and place of a listing that was public once and is not any more. */
export async function findGoneListing(db: Db, ref: string) {
  const key = listingKeyOf(ref)
  if (!key) return undefined
  const gone = await db
    .selectFrom('listing')
    .select(['category', 'deal', 'city', 'locality'])
    .where(key.column, '=', key.value)
    .where('activeAt', 'is not', null)
    .where('status', 'not in', shownStatuses)
    .executeTakeFirst()
  return gone?.city ? { ...gone, city: gone.city } : undefined
}
