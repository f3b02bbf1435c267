import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import { splitReach, withReach } from '#domain/language/reach-of-text.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** How far around a place can be chosen, in kilometres; any other distance can be typed. */
const choices = [2, 5, 10]

/** Links to search a smaller or larger circle around a place that the search names. */
export function describeReach(search: ListingSearch, match: TextMatch | undefined) {
  if (!match?.place || match.origins.length === 0) return []
  const { name, km: asked } = splitReach(search.text)
  const within = [...new Set([...choices, ...(asked ? [asked] : [])])].sort((a, b) => a - b)
  const isPoint = match.points.length > 0 && !match.reachKm
  const to = (km: number | undefined) => searchHref({ ...search, text: withReach(name, km) })
  const links = [
    { to: to(undefined), label: isPoint ? 'Near' : 'Here', current: !asked },
    ...within.map((km) => ({ to: to(km), label: `${km} km`, current: km === asked })),
  ]
  return [{ label: `How far around ${match.place.name}`, links }]
}
