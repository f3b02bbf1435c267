import type { Db } from '#db/connect.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Removes a listing from the viewer's shortlist, even one that is hidden now. A listing that is
 * neither saved nor visible to the viewer is answered as not found.
 */
export async function unsaveListing(db: Db, viewer: Viewer, ref: string) {
  if (!(await removeSaved(db, viewer, ref))) await requireListing(db, viewer, ref)
}

async function removeSaved(db: Db, viewer: Viewer, ref: string) {
  const key = listingKeyOf(ref)
  if (!key) return false
  const { numDeletedRows } = await db
    .deleteFrom('savedListing')
    .where('userId', '=', viewer.id)
    .where('listingId', 'in', (eb) =>
      eb.selectFrom('listing').select('id').where(key.column, '=', key.value),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
