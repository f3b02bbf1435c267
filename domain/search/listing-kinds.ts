import {
  type Category,
  type City,
  categories,
  cities,
  type Deal,
  deals,
  ncrCities,
} from '#contract/options.ts'
import type { ListingSearch, MapArea } from '#contract/search/listing-search.ts'
import { boxOf, readOutline } from '#contract/search/outline.ts'
import { areaOfCity } from '#domain/places/city-area.ts'
import { boxAround } from '#domain/search/planner/distance.ts'
import type { PlacesMeant } from '#domain/search/text/named-places.ts'
import { reachOf } from '#domain/travel/travel-reach.ts'

/** Listings of one city, category and deal lie together in every index. */
export type ListingKind = { city: City; category: Category; deal: Deal }

export type Kinds = Pick<ListingSearch, 'category' | 'deal'> & { cities: readonly City[] }

type Asked = Pick<
  ListingSearch,
  'city' | 'region' | 'category' | 'deal' | 'area' | 'drawn' | 'to' | 'within'
>

/** The places of the search's words, as far as they decide in which cities to look. */
type Around = Pick<PlacesMeant, 'points'> & { reachKm?: number | undefined }

/** The kinds that a search looks into: one, or each that it leaves open. */
export function kindsOf(search: Asked, match?: Around): ListingKind[] {
  const { category, deal } = search
  const inCategories = category ? [category] : categories.values
  const ofDeals = deal ? [deal] : deals.values
  return citiesOf(search, match).flatMap((city) =>
    inCategories.flatMap((each) => ofDeals.map((of) => ({ city, category: each, deal: of }))),
  )
}

/**
 * The cities that a search looks into. A part of the map and a distance from a place cross borders:
 * every city that they touch is searched. Travel times are searched in the cities that were asked
 * for only, on the map as in the list.
 */
export function citiesOf(search: Asked, match?: Around): readonly City[] {
  const boxes = [search.area, outlineBox(search.drawn), reachBox(match)].filter((box) => !!box)
  const own = withinReach(search, ownCities(search))
  if (boxes.length === 0) return own
  const among = search.to ? own : cities.values
  const touched = among.filter((city) => boxes.every((box) => doOverlap(box, areaOfCity(city))))
  return touched.length > 0 ? touched : own
}

/** The cities that were asked for by name. */
export function ownCities({ city, region }: Pick<Asked, 'city' | 'region'>): readonly City[] {
  return region ? ncrCities : [city]
}

/** Those that the reach of a search touches; it never leads beyond what was asked for. */
function withinReach(search: Asked, own: readonly City[]): readonly City[] {
  const box = own.length > 1 ? reachOf(search)?.box : undefined
  const touched = box ? own.filter((city) => doOverlap(box, areaOfCity(city))) : own
  return touched.length > 0 ? touched : own
}

function outlineBox(drawn: string | undefined) {
  const read = drawn ? readOutline(drawn) : undefined
  return read && 'corners' in read ? boxOf(read.corners) : undefined
}

function reachBox({ points, reachKm }: Around = { points: [] }) {
  return reachKm && points.length > 0 ? boxAround(points, reachKm) : undefined
}

function doOverlap(a: MapArea, b: MapArea) {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east
}
