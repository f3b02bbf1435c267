import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchFromUrl, searchPages, searchParams } from '#contract/search/search-url.ts'

/**
 * The search that the address of the landing page asks for, among the kind of property that most of
 * its filters fit. None when the address names at most a city.
 */
export function searchOfAnyKind(
  params: URLSearchParams,
  cityCookie: string | undefined,
): ListingSearch | undefined {
  const [best] = searchPages
    .map(({ category, deal }) => searchFromUrl(params, { category, deal }, cityCookie))
    .map((search) => ({ search, wishes: countWishes(search) }))
    // Sorting is stable: of equals, the first kind stays first.
    .sort((a, b) => b.wishes - a.wishes)
  return best && best.wishes > 0 ? best.search : undefined
}

/** How many things are asked for besides the city. */
function countWishes(search: ListingSearch) {
  const params = searchParams(search)
  params.delete('city')
  return [...params.values()].flatMap((value) => value.split(',')).length
}
