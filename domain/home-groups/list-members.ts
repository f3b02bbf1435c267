import type { Db } from '#db/connect.ts'

/** All listings of the same home as this one, itself included; empty where it is alone. */
export function listMembers(db: Db, listingId: string) {
  return db
    .selectFrom('homeListing as mine')
    .innerJoin('homeListing as other', 'other.homeId', 'mine.homeId')
    .innerJoin('listing', 'listing.id', 'other.listingId')
    .select(['listing.id', 'spn', 'status', 'ownerId', 'price', 'activeAt', 'other.homeId'])
    .where('mine.listingId', '=', listingId)
    .orderBy('activeAt')
    .orderBy('listing.id')
    .execute()
}
