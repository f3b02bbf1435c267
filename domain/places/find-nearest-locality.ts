import type { Db } from '#db/connect.ts'
import { findNearbyPlaces } from '#domain/places/find-nearby-places.ts'

/** The locality or sector a point most likely belongs to; nothing when the point is far from all. */
export async function findNearestLocality(db: Db, { lat, lng }: { lat: number; lng: number }) {
  const [nearest] = await findNearbyPlaces(db, {
    lat,
    lng,
    kinds: ['locality', 'sector'],
    limit: 1,
    withinKm: 5,
  })
  return nearest
}
