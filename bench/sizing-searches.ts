import { cities, type Deal } from '#contract/options.ts'
import { type ListingSearch, type MapArea, noFilters } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { searchListings } from '#domain/search/search-listings.ts'

export type SearchKind = 'plain' | 'filters' | 'text' | 'near' | 'map' | 'counts'
export const searchKinds: SearchKind[] = ['plain', 'filters', 'text', 'near', 'map', 'counts']

/** How often a search page asks for each: one search of some kind, its counts, now and then the map. */
export const pageMix: Record<SearchKind, number> = {
  plain: 0.2,
  filters: 0.4,
  text: 0.25,
  near: 0.15,
  map: 0.1,
  counts: 1,
}

type Place = { name: string; city: ListingSearch['city']; lat: number; lng: number }

/** Questions as people ask them, another one for each number, the same in every run. */
export async function searchAsker(db: Db) {
  const places = (await db
    .selectFrom('place')
    .select(['name', 'city', 'lat', 'lng'])
    .where('kind', 'in', ['locality', 'sector'])
    .where('isCurrent', '=', true)
    .orderBy('id')
    .execute()) as Place[]
  return (db: Db, kind: SearchKind, number: number) => ask(db, kind, number, places)
}

function ask(db: Db, kind: SearchKind, number: number, places: Place[]): Promise<unknown> {
  const random = mixed(number)
  const place = places[random % places.length]!
  const deal: Deal = (random >> 3) % 3 === 0 ? 'resale' : 'rent'
  // Delhi and Gurugram are asked for more often than the others.
  const city = (random >> 5) % 2 ? place.city : cities.values[(random >> 7) % 2 ? 3 : 2]!
  const plain: ListingSearch = { city, category: 'residential', deal, text: '', filters: noFilters }
  const step = 4 + ((random >> 9) % 40)
  const filters = {
    ...noFilters,
    bhk: [(['1bhk', '2bhk', '3bhk'] as const)[(random >> 11) % 3]!],
    priceMax: deal === 'rent' ? step * 2_500 : step * 500_000,
  }
  switch (kind) {
    case 'plain':
      return searchListings(db, plain)
    case 'filters':
      return searchListings(db, { ...plain, filters })
    case 'text':
      return searchListings(db, { ...plain, city: place.city, text: place.name.toLowerCase() })
    case 'near':
      return searchListings(db, { ...plain, city: place.city, area: around(place, 0.015) })
    case 'map':
      return findListingsOnMap(db, { ...plain, city: place.city, area: around(place, 0.05) })
    case 'counts':
      return countListings(db, { ...plain, filters })
  }
}

function around({ lat, lng }: Place, degrees: number): MapArea {
  return { south: lat - degrees, north: lat + degrees, west: lng - degrees, east: lng + degrees }
}

/** A number that looks random, the same in every run. */
function mixed(number: number) {
  let x = Math.imul(number + 1, 0x9e3779b1) >>> 0
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0
  return (x ^ (x >>> 13)) >>> 0
}
