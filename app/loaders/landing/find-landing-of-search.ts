import { isLandingRooms } from '#app/loaders/landing/landing-links.ts'
import {
  cityPath,
  type Landing,
  landingPath,
  landingSearch,
  localityPath,
  placeSlug,
} from '#contract/landing/landing-path.ts'
import { typeWords } from '#contract/landing/landing-words.ts'
import { cities } from '#contract/options.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { countInPlaces } from '#domain/market/find-figures.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/**
 * The landing page that a search equals: a kind in a city or one of its places, perhaps with rooms
 * and a type, in any order and on any page. It is the canonical address of both for search engines.
 */
export async function findLandingOfSearch(
  db: Db,
  search: ListingSearch,
  match: TextMatch | undefined,
): Promise<string | undefined> {
  const { city, category, deal, area, filters } = search
  if (!category || !deal || area || filters.bhk.length > 1 || filters.propertyTypes.length > 1)
    return undefined
  const [rooms] = filters.bhk
  const [type] = filters.propertyTypes
  const words = type && typeWords[type]
  if ((rooms && !isLandingRooms(rooms)) || (type && !words) || (rooms && words && !words.hasRooms))
    return undefined
  const id = await placeOf(db, search, match)
  const place = id && placeSlug(id)
  if (search.text.trim() && !place) return undefined

  const landing: Landing = { city, category, deal, place, rooms, type }
  const plain = { ...askedAnew(search), order: undefined }
  // Any further filter would make it another search.
  const isSame = searchHref(landingSearch(landing, search.text)) === searchHref(plain)
  if (!isSame || (id && !(await isOnOffer(db, id, landing)))) return undefined
  return landingPath(landing)
}

/**
 * The search also finds homes that only mention a place; without any home in the place itself, the
 * landing page is kept out of search engines.
 */
async function isOnOffer(db: Db, id: string, { type, ...landing }: Landing) {
  return (await countInPlaces(db, [id], { ...landing, propertyType: type })).has(id)
}

/** The page that tells of the place that a search names, or else of its city. */
export async function findPageAbout(
  db: Db,
  search: ListingSearch,
  match: TextMatch | undefined,
): Promise<{ name: string; to: string } | undefined> {
  const { city, region, area, drawn } = search
  if (region || area || drawn) return undefined
  if (!search.text.trim()) return { name: cities.labels[city], to: cityPath(city) }
  const id = await placeOf(db, search, match)
  return id && match?.place ? { name: match.place.name, to: localityPath(id) } : undefined
}

/** The one locality or sector whose name the words are. */
async function placeOf(db: Db, { city }: ListingSearch, match: TextMatch | undefined) {
  const id = match?.placeIds[0]
  if (!id || !match.isExactPlace || match.reachKm || match.ignored?.length) return undefined
  const place = (await findCityPlaces(db, city)).byId.get(id)
  return place?.name === match.place?.name ? id : undefined
}
