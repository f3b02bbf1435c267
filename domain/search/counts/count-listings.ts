import { indiaDay } from '#contract/format/dates.ts'
import { askedAnew, type ListingSearch, stepsFor } from '#contract/search/listing-search.ts'
import { hasFurtherFilters } from '#contract/search/search-filters.ts'
import type { Db } from '#db/connect.ts'
import { addUp, type SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import { priceMarks, unpackCells } from '#domain/search/counts/coded-cells.ts'
import { readKindsByPrice } from '#domain/search/counts/read-kinds-by-price.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { countCells } from '#domain/search/planner/count-cells.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Options = { now?: Date; match?: TextMatch | undefined }

/**
 * Facet counts: how many listings match a search and would with other answers. Those of whole kinds
 * follow from stored cells; others are counted, and where that takes long, kept for a minute.
 */
export async function countListings(
  db: Db,
  search: ListingSearch,
  { now = new Date(), match }: Options = {},
): Promise<SearchCounts> {
  const today = indiaDay(now)
  if (isOfWholeKinds(search, match)) {
    const kinds = kindsOf(search)
    const { filters } = search
    return addUp(search, await readKindsByPrice(db, { kinds, filters, day: today }))
  }
  const { order: _, ...what } = { ...askedAnew(search), area: search.area, drawn: search.drawn }
  const key = `counts ${JSON.stringify(what)} ${today}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 20 }, async () => {
    const { deal, filters } = search
    const marks = priceMarks([...stepsFor(deal), filters.priceMin ?? 0, filters.priceMax ?? 0])
    const options = { today, marks, match: match ?? (await findTextMatch(db, search)) }
    const parts = kindsOf(search, options.match).map(async (kind) =>
      unpackCells(await countCells(db, { ...search, ...kind }, options), marks),
    )
    return addUp(search, await Promise.all(parts))
  })
}

/** Whether nothing but the usual filters narrows the search. */
function isOfWholeKinds({ text, area, drawn, filters }: ListingSearch, match?: TextMatch) {
  const isAnyText = !text.trim() || match?.words === anyWords
  return isAnyText && !area && !drawn && !hasFurtherFilters(filters)
}
