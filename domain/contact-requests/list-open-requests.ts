import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Who waits for the viewer's number, newest first. */
export function listOpenRequests(db: Db, viewer: Viewer, limit = 50) {
  return db
    .selectFrom('contactRequest as request')
    .innerJoin('listing', 'listing.id', 'request.listingId')
    .innerJoin('appUser as seeker', 'seeker.id', 'request.seekerId')
    .select(['request.id', 'request.createdAt', 'listing.spn', 'seeker.name'])
    .select(['request.seekerLine', 'request.seekerId', 'listing.photos', 'listing.category'])
    .select(['listing.propertyType', 'listing.bhk', 'listing.bedrooms', 'listing.builtUpArea'])
    .select(['listing.areaUnit', 'listing.locality', 'listing.city'])
    .where('request.ownerId', '=', viewer.id)
    .where('request.status', '=', 'requested')
    .where('seeker.erasedAt', 'is', null)
    .where('seeker.blockedAt', 'is', null)
    .orderBy('request.createdAt', 'desc')
    .limit(limit)
    .execute()
}
