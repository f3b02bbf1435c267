import { type Landing, placeSlug } from '#contract/landing/landing-path.ts'
import type { Db } from '#db/connect.ts'
import { countInPlaces, listLargestPlaces, type PlaceCount } from '#domain/market/find-figures.ts'
import type { LandingPlace } from '#domain/market/find-place.ts'
import { findNearbyPlaces, type NearbyPlace } from '#domain/places/find-nearby-places.ts'
import { metroTimes } from '#domain/places/metro-minutes.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

const NEIGHBOURS = 10
const LOCALITIES = 24

export type Surroundings = Awaited<ReturnType<typeof findSurroundings>>

/** Links to go on to: the neighbours of a place, or the largest of a city; and the metro. */
export async function findSurroundings(db: Db, landing: Landing, place: LandingPlace | undefined) {
  const what = { ...landing, propertyType: landing.type }
  if (!place) {
    const largest = await listLargestPlaces(db, what, LOCALITIES)
    return { places: largest.map(asLink), holders: [], stations: [] }
  }
  const near = await findNeighbours(db, place)
  const counts = await countInPlaces(db, [...near.map(({ id }) => id), ...place.within], what)
  const holders = await namesOf(db, place.within)
  return {
    places: counted(near, counts).slice(0, NEIGHBOURS),
    holders: counted(holders, counts),
    stations: metroTimes(place).stations.slice(0, 3),
  }
}

/** The localities around a place, nearest first; cached, since places do not move. */
export function findNeighbours(db: Db, { id, lat, lng }: LandingPlace): Promise<NearbyPlace[]> {
  return ttlCache(db, { key: `neighbours ${id}`, seconds: 600 }, async () => {
    const kinds = ['locality', 'sector'] as const
    const around = await findNearbyPlaces(db, { lat, lng, kinds, limit: 40, withinKm: 8 })
    return around.filter((each) => each.id !== id)
  })
}

export function namesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('place').select(['id', 'name']).where('id', 'in', ids).execute()
}

type Named = { id: string; name: string }

/** The places that have listings, with their number. */
export function counted(places: readonly Named[], counts: ReadonlyMap<string, number>) {
  return places.flatMap(({ id, name }) => {
    const count = counts.get(id)
    return count ? [asLink({ id, name, count })] : []
  })
}

function asLink({ id, name, count }: PlaceCount) {
  return { id, slug: placeSlug(id), city: id.slice(0, id.indexOf('/')), name, count }
}
