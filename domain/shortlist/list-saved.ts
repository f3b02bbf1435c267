import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the viewer has saved and may still see, last saved first. */
export function listSaved(db: Db, viewer: Viewer) {
  return db
    .selectFrom('savedListing')
    .innerJoin('listing', 'listing.id', 'savedListing.listingId')
    .selectAll('listing')
    .where('savedListing.userId', '=', viewer.id)
    .where((eb) =>
      eb.or([
        eb('listing.status', 'in', ['active', 'sold_out']),
        eb('listing.ownerId', '=', viewer.id),
      ]),
    )
    .orderBy('savedListing.createdAt', 'desc')
    .execute()
}
