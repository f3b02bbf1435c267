import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * The house number of a listing for a viewer who may see it, else null. The owner, staff, people
 * whom the owner's number was shown to and people with an agreed visit may; people whom the owner
 * has blocked or declined may not.
 */
export async function findHouseNo(
  db: Db,
  viewer: Viewer | null,
  listing: Pick<Listing, 'id' | 'ownerId' | 'houseNo'>,
): Promise<string | null> {
  if (!viewer) return null
  if (mayAlwaysSeeHouseNo(viewer, listing)) return listing.houseNo
  const { rows } = await selectHouseNo(viewer, listing.id).execute(db)
  return rows[0]?.houseNo ?? null
}

/** For somebody who is neither the owner nor staff. */
export function selectHouseNo(viewer: Viewer, listingId: string) {
  const seeker = sql.val(viewer.id)
  return sql<{ houseNo: string }>`
    select house_no from listing
     where id = ${listingId} and house_no is not null
       and (
         exists (
           select from lead
           where lead.listing_id = listing.id and seeker_id = ${seeker} and kind = 'contact'
         ) and not (
           contact_mode = 'ask' and exists (
             select from contact_request asked
             where asked.listing_id = listing.id and seeker_id = ${seeker}
               and asked.status = 'declined'
           )
         )
         or exists (
           select from visit
           where visit.listing_id = listing.id and seeker_id = ${seeker}
             and visit.status = 'accepted'
         )
       )
       and not exists (
         select from user_block blocked
         where blocked.owner_id = listing.owner_id and blocked.user_id = ${seeker}
       )
  `
}

export function mayAlwaysSeeHouseNo(viewer: Viewer, { ownerId }: Pick<Listing, 'ownerId'>) {
  return isStaff(viewer) || viewer.id === ownerId
}
