import { indiaDay } from '#contract/format/dates.ts'
import { askedAnew, type ListingSearch, stepsFor } from '#contract/search/listing-search.ts'
import { hasFurtherFilters } from '#contract/search/search-filters.ts'
import type { Db } from '#db/connect.ts'
import { addUp, type SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import { priceMarks, unpackCells } from '#domain/search/counts/coded-cells.ts'
import { readKinds } from '#domain/search/counts/read-kinds.ts'
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
    return addUp(search, await readKinds(db, kindsOf(search), today))
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

/** Whether nothing but answers narrows the search, and its prices are steps of the slider. */
function isOfWholeKinds(search: ListingSearch, match: TextMatch | undefined) {
  const { text, area, drawn, deal, filters } = search
  const steps = stepsFor(deal)
  const isStep = (price: number | undefined) => !price || steps.includes(price)
  const isAnyText = !text.trim() || match?.words === anyWords
  const isPlain = isAnyText && !area && !drawn && !hasFurtherFilters(filters)
  return isPlain && isStep(filters.priceMin) && isStep(filters.priceMax)
}
