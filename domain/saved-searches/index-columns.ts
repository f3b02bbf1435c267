import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import type { Db } from '#db/connect.ts'
import { searchAnchors } from '#domain/saved-searches/search-anchors.ts'
import { coarseBhks } from '#domain/search/planner/listing-conditions.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'

/** What the table keeps of a search so that listings find it. */
export async function indexColumns(db: Db, search: ListingSearch) {
  const match = await findTextMatch(db, search)
  const { bhk, propertyTypes, priceMax } = search.filters
  return {
    anchors: searchAnchors(search, match),
    place: placeOf(match),
    bhks: coarseBhks(bhk),
    types: propertyTypes,
    // An upper bound on the price, since a dearer listing can never match.
    priceMax: priceMax ?? null,
  }
}

function placeOf(match: TextMatch | undefined): SearchedPlace | null {
  if (!match?.place) return null
  return { name: match.place.name, isPoint: match.points.length > 0, withinKm: match.reachKm }
}
