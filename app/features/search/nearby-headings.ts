import { searchLimits } from '#contract/limits.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import * as texts from '#contract/texts.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'

type Away = Pick<ListingCard, 'isNearby' | 'distance'>

/**
 * The headings of a list that goes on around a place, by the listing that each stands above. Around
 * a station none says "near", since those homes are results already.
 */
export function nearbyHeadings(listings: Away[], { name, isPoint }: SearchedPlace) {
  const isNear = ({ distance = 0 }: Away) => !isPoint && distance <= searchLimits.nearMetres
  const near = listings.findIndex((each) => each.isNearby && isNear(each))
  const further = listings.findIndex((each) => each.isNearby && !isNear(each))
  const headings: [at: number, heading: string][] = [
    [near, texts.search.near(name)],
    [further, texts.search.further(name, listings[further]?.distance ?? 0)],
  ]
  return new Map(headings.filter(([at]) => at >= 0))
}
