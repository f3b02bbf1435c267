import { cities } from '#contract/options.ts'
import { askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { countedThings } from '#contract/search/search-words.ts'
import type { Db } from '#db/connect.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { hasNumbersOf } from '#domain/places/same-numbers.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'

const SURE = 0.8

/** Links the place of another city that a search names: `Sector 57 is in Gurugram`. */
export async function suggestOtherCity(db: Db, search: ListingSearch) {
  const { text, city } = search
  const hits = await searchPlaces(db, { text, city, kinds: placeKinds, limit: 3 })
  const sure = hits.filter((hit) => hit.similarity >= SURE && hasNumbersOf(text, hit))
  const [best] = sure
  if (!best || sure.some((hit) => ownCities(search).includes(hit.city))) return undefined
  const place = { city: best.city, region: undefined, text: best.name }
  const there = { ...askedAnew(search), ...place, wishes: search.wishes }
  const match = await findTextMatch(db, there)
  const { total } = await countListings(db, there, { match })
  const found = total > 0 ? `: ${countedThings(total, there)}` : ''
  return { to: searchHref(there), label: `${best.name} is in ${cities.labels[best.city]}${found}` }
}
