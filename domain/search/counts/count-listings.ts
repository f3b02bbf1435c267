import { indiaDay } from '#contract/format/dates.ts'
import { askedAnew, type ListingSearch, stepsFor } from '#contract/search/listing-search.ts'
import { hasFurtherFilters } from '#contract/search/search-filters.ts'
import type { Db } from '#db/connect.ts'
import { addUp, type SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import { marksOfDeal, priceMarks, unpackCells } from '#domain/search/counts/coded-cells.ts'
import { readKindsByPrice, tellsPrices } from '#domain/search/counts/read-kinds-by-price.ts'
import { readNamedPlaces } from '#domain/search/counts/read-named-places.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { countCells } from '#domain/search/planner/count-cells.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Options = { now?: Date; match?: TextMatch | undefined }

/**
 * Facet counts: how many listings match a search and would with other answers. Those of whole kinds
 * and of large places follow from stored cells; others are counted, and where that takes long, kept
 * for a minute.
 */
export async function countListings(
  db: Db,
  search: ListingSearch,
  { now = new Date(), match }: Options = {},
): Promise<SearchCounts> {
  const day = indiaDay(now)
  if (isOfWholeKinds(search, match)) {
    const kinds = kindsOf(search)
    const { filters } = search
    return addUp(search, await readKindsByPrice(db, { kinds, filters, day }))
  }
  const meant = match ?? (await findTextMatch(db, search))
  if (meant && isOfNamedPlaces(search, meant)) {
    return addUp(search, await readNamedPlaces(db, search, { match: meant, day }))
  }
  return countOnDemand(db, search, { match: meant, day })
}

function countOnDemand(
  db: Db,
  search: ListingSearch,
  { match, day }: { match: TextMatch | undefined; day: string },
): Promise<SearchCounts> {
  const { order: _, ...what } = { ...askedAnew(search), area: search.area, drawn: search.drawn }
  const key = `counts ${JSON.stringify(what)} ${day}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 20 }, async () => {
    const { deal, filters } = search
    const marks = priceMarks([...stepsFor(deal), filters.priceMin ?? 0, filters.priceMax ?? 0])
    const parts = kindsOf(search, match).map(async (kind) =>
      unpackCells(
        await countCells(db, { ...search, ...kind }, { today: day, marks, match }),
        marks,
      ),
    )
    return addUp(search, await Promise.all(parts))
  })
}

function isOfWholeKinds(search: ListingSearch, match?: TextMatch) {
  const isAnyText = !search.text.trim() || match?.words === anyWords
  return isAnyText && hasUsualFilters(search)
}

/** Whether stored cells tell the wanted listings of places from the others. */
function isOfNamedPlaces(search: ListingSearch, match: TextMatch) {
  const { filters } = search
  const isAtSteps = kindsOf(search, match).every(({ deal }) =>
    tellsPrices(marksOfDeal[deal], filters),
  )
  return match.placeIds.length > 0 && hasUsualFilters(search) && isAtSteps
}

/** Whether nothing but the text and the usual filters narrows the search. */
function hasUsualFilters({ area, drawn, to, filters }: ListingSearch) {
  return !area && !drawn && !to && !hasFurtherFilters(filters)
}
