import { posterOf } from '#contract/listing/poster.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { Db } from '#db/connect.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'

/**
 * What to call whoever offers a listing (owner or agent), also of a listing that is no longer
 * shown.
 */
export async function findPoster(db: Db, ref: string, now = new Date()): Promise<OfferedBy> {
  const key = listingKeyOf(ref)
  if (!key) return 'owner'
  const listing = await db
    .selectFrom('listing')
    .select(['byAgent', 'checkedPaper', 'checkedAt'])
    .where(key.column, '=', key.value)
    .executeTakeFirst()
  return listing ? posterOf(listing, now) : 'owner'
}
