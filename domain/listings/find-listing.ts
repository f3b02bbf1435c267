import { isId, isSpn } from '#contract/ids.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * A listing by SPN or id, if the viewer may see it: anybody a public one, owners their own, staff
 * any. Only owners and staff get its house number here; `findHouseNo` knows who else may see it.
 */
export async function findListing(db: Db, viewer: Viewer | null, ref: string) {
  const key = listingKeyOf(ref)
  if (!key) return undefined

  const listing = await db
    .selectFrom('listing')
    .selectAll()
    .where(key.column, '=', key.value)
    .executeTakeFirst()
  if (!listing) return undefined
  if (viewer && (isStaff(viewer) || viewer.id === listing.ownerId)) return listing
  return isShown(listing.status) ? { ...listing, houseNo: null } : undefined
}

/** The column and value that a reference stands for: an SPN, in any case, or an id. */
export function listingKeyOf(ref: string) {
  const spn = ref.toUpperCase()
  if (isSpn(spn)) return { column: 'spn', value: spn } as const
  return isId(ref) ? ({ column: 'id', value: ref } as const) : undefined
}
