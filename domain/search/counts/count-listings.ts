import { indiaDay } from '#contract/format/dates.ts'
import {
  askedAnew,
  type ListingSearch,
  noFilters,
  stepsFor,
} from '#contract/search/listing-search.ts'
import { hasFurtherFilters } from '#contract/search/search-filters.ts'
import type { Db } from '#db/connect.ts'
import { addUp, appliedFacets, type SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import { type Cell, countCells } from '#domain/search/planner/count-cells.ts'
import { findTextMatch, type TextMatch } from '#domain/search/text/text-match.ts'
import { anyWords } from '#domain/search/text/text-words.ts'
import { ttlCache } from '#domain/ttl-cache.ts'

type Options = { now?: Date; match?: TextMatch | undefined }

/**
 * Facet counts: how many listings match a search and would with other answers. Where that takes long,
 * it is kept for a minute; the cells of a whole kind serve every search in it.
 */
export async function countListings(
  db: Db,
  search: ListingSearch,
  { now = new Date(), match }: Options = {},
): Promise<SearchCounts> {
  const today = indiaDay(now)
  if (isOfWholeKinds(search, match)) return addUpKinds(search, await countKinds(db, search, today))

  const { order: _, ...what } = { ...askedAnew(search), area: search.area }
  const key = `counts ${JSON.stringify(what)} ${today}`
  return ttlCache(db, { key, seconds: 60, minCostMs: 20 }, async () => {
    const options = {
      today,
      prices: priceMarks(search),
      match: match ?? (await findTextMatch(db, search)),
    }
    const { area, filters } = search
    const cells = kindsOf(search).map((kind) => countCells(db, { ...kind, area, filters }, options))
    return addUp(search, (await Promise.all(cells)).flat())
  })
}

/** Whether nothing but answers narrows the search, and its prices are steps of the slider. */
function isOfWholeKinds(search: ListingSearch, match: TextMatch | undefined) {
  const { text, area, deal, filters } = search
  const steps = stepsFor(deal)
  const isStep = (price: number | undefined) => !price || steps.includes(price)
  const isAnyText = !text.trim() || match?.words === anyWords
  const isPlain = isAnyText && !area && !hasFurtherFilters(filters)
  return isPlain && isStep(filters.priceMin) && isStep(filters.priceMax)
}

/** All listings of a kind, in cells and, for the many searches without a filter, added up. */
type CountedKind = { cells: Cell[]; counts: SearchCounts }

function countKinds(db: Db, search: ListingSearch, today: string): Promise<CountedKind[]> {
  const all = { ...search, filters: noFilters }
  const options = { today, prices: priceMarks(all), match: undefined }
  const kinds = kindsOf(search).map((kind) => {
    const key = `kinds ${JSON.stringify(kind)} ${search.deal} ${today}`
    return ttlCache(db, { key, seconds: 60, minCostMs: 20, staleSeconds: 600 }, async () => {
      const cells = await countCells(db, { ...kind, filters: noFilters }, options)
      return { cells, counts: addUp(all, cells) }
    })
  })
  return Promise.all(kinds)
}

function addUpKinds(search: ListingSearch, kinds: CountedKind[]): SearchCounts {
  const [only] = kinds
  const isAll = kinds.length === 1 && appliedFacets(search).length === 0
  return only && isAll
    ? only.counts
    : addUp(
        search,
        kinds.flatMap(({ cells }) => cells),
      )
}

/** The prices at which a filter may end: the slider's steps and those wanted, each with and without itself. */
function priceMarks({ deal, filters: { priceMin = 0, priceMax = 0 } }: ListingSearch) {
  const ends = [...stepsFor(deal), priceMin, priceMax].flatMap((price) => [price, price + 1])
  return [...new Set(ends)].sort((a, b) => a - b)
}
