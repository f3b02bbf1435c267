import { slotLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'
import { isFree, isToCome } from '#domain/visit-slots/select-slots.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type Range = { from: string; to: string; now?: Date }

/** The viewer's own free slots of some days, in the order of time, with the home they are for. */
export function listOwnSlots(db: Db, viewer: Viewer, { from, to, now = new Date() }: Range) {
  return db
    .selectFrom('visitSlot')
    .leftJoin('listing', 'listing.id', 'visitSlot.listingId')
    .select(['visitSlot.id', 'visitSlot.day', 'visitSlot.clock', 'listing.spn'])
    .select(['listing.category', 'listing.propertyType', 'listing.bhk', 'listing.bedrooms'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.locality', 'listing.city'])
    .where('visitSlot.ownerId', '=', viewer.id)
    .where('visitSlot.day', '>=', from)
    .where('visitSlot.day', '<=', to)
    .where(isToCome(now))
    .where(isFree)
    .orderBy('visitSlot.day')
    .orderBy('visitSlot.clock')
    .execute()
}

/**
 * When the owner of an active listing is free to show it, and the slot that the viewer's own open
 * visit of it takes. None for somebody whom the owner has blocked.
 */
export async function listFreeSlots(db: Db, viewer: Viewer, ref: string, now = new Date()) {
  const listing = await findListing(db, viewer, ref)
  if (listing?.status !== 'active') return []
  return db
    .selectFrom('visitSlot')
    .select(['id', 'day', 'clock'])
    .where('ownerId', '=', listing.ownerId)
    .where(({ or, eb }) => or([eb('listingId', 'is', null), eb('listingId', '=', listing.id)]))
    .where(isToCome(now))
    .where(({ or, exists, selectFrom }) =>
      or([
        isFree,
        exists(
          selectFrom('visit')
            .select('visit.id')
            .whereRef('visit.slotId', '=', 'visitSlot.id')
            .where('visit.seekerId', '=', viewer.id)
            .where('visit.listingId', '=', listing.id)
            .where('visit.status', 'in', openStatuses),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('userBlock')
            .select('userBlock.userId')
            .where('userBlock.ownerId', '=', listing.ownerId)
            .where('userBlock.userId', '=', viewer.id),
        ),
      ),
    )
    .orderBy('day')
    .orderBy('clock')
    .limit(slotLimits.offered)
    .execute()
}
