import { type City, cities } from '#contract/options.ts'
import { askedAnew, type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref, whereOf } from '#contract/search/search-url.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/search/counts/count-listings.ts'
import { listNamesakes } from '#domain/search/find-intended-city.ts'
import { ownCities } from '#domain/search/listing-kinds.ts'
import { listLocalitiesOf } from '#domain/search/suggest/list-localities.ts'
import type { Suggestion, SuggestOptions } from '#domain/search/suggest/suggest-searches.ts'
import { understandSearch } from '#domain/search/understand-search.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Found = Omit<Suggestion, 'cityName' | 'where' | 'count'>

/** Places with where choosing them searches, and how much the search finds there. */
export async function completeSuggestions(
  db: Db,
  found: readonly Found[],
  { city, region, refined }: SuggestOptions,
): Promise<Suggestion[]> {
  const own = ownCities({ city, region })
  const places = await Promise.all(
    found.map(async (place) => {
      const isOnlyThere = region && (await isOnlyIn(db, own, place))
      return {
        ...place,
        cityName: cities.labels[place.city],
        where: isOnlyThere ? region : place.city,
      }
    }),
  )
  return refined ? withCounts(db, places, refined) : places
}

/** Whether a search of all the cities finds just this place, and none of its name in another. */
async function isOnlyIn(db: Db, own: readonly City[], { name, city }: Found) {
  if (!own.includes(city)) return false
  const others = own.filter((each) => each !== city)
  const namesakes = await listNamesakes(db, { city, text: name, filters: noFilters })
  if (namesakes.some((each) => others.includes(each))) return false
  const listed = await listLocalitiesOf(db, others)
  return !listed.some((each) => each.name === name)
}

/** One after the other: one person's typing must not take every connection of the pool. */
async function withCounts(db: Db, suggestions: Suggestion[], refined: ListingSearch) {
  const counted: Suggestion[] = []
  for (const suggestion of suggestions) {
    const count = await countFollowing(db, suggestion, refined)
    counted.push({ ...suggestion, count })
  }
  // Suggestions that find nothing come last.
  return [...counted.filter(({ count }) => count), ...counted.filter(({ count }) => !count)]
}

/** The same number as on the page of the suggestion. */
function countFollowing(db: Db, { where, text }: Suggestion, refined: ListingSearch) {
  const chosen = { ...askedAnew(refined), ...whereOf(where), text }
  const search = understandSearch(chosen)
  const rule = { key: `suggested ${searchHref(search)}`, seconds: 60, minCostMs: 5 }
  return ttlCache(db, rule, async () => (await countListings(db, search)).total)
}
