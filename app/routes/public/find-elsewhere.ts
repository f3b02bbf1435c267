import { type ListingSearch, noFilters } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { countListings } from '#domain/listings/count-listings.ts'
import { findTextMatch } from '#domain/listings/text-match.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

const SURE = 0.8

/** The place of another city that the words of a search name, and how much is listed there. */
export async function findElsewhere(db: Db, search: ListingSearch) {
  const { text, city } = search
  const hits = await searchPlaces(db, { text, city, limit: 3 })
  const sure = hits.filter(({ similarity }) => similarity >= SURE)
  const [best] = sure
  if (!best || sure.some((hit) => hit.city === city)) return undefined
  const there = { ...search, city: best.city, text: best.name, filters: noFilters, area: undefined }
  const match = await findTextMatch(db, there)
  const { total } = await countListings(db, there, { match })
  return { name: best.name, city: best.city, count: total }
}
