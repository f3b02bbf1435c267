import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { citiesOf, type Kinds, kindsOf } from '#domain/search/listing-kinds.ts'
import { type FastestPage, fastestSql } from '#domain/search/planner/fastest-sql.ts'
import type { Page } from '#domain/search/planner/find-listings.ts'
import {
  compareListings,
  orderBy,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import { namedAmongSql } from '#domain/search/planner/named-listings.ts'
import type { KindSearch } from '#domain/search/planner/page-statements.ts'
import { runPreparedSql, runSql } from '#domain/search/planner/run-sql.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { nearestBlocks } from '#domain/travel/nearest-blocks.ts'
import { minutesAt, reachOf, type TravelReach } from '#domain/travel/travel-reach.ts'

/**
 * A page of a search in the order of travel times, then newest first. The nearest parts of the map
 * are known before anything is read, so only as many of them are read as fill the page. For a
 * search with words, whose matches an index finds, all matches are sorted.
 */
export async function findFastest<Row>(
  db: Db,
  search: ListingSearch,
  { match, after = [], ...page }: Page,
): Promise<(Row & SortKeys)[]> {
  const reach = reachOf(search)
  if (!reach) return []
  const among = { ...search, cities: citiesOf(search, match) }
  const cursor = await findCursor(db, { names: after, among, reach })
  const kinds = kindsOf(search, match).map((kind) => ({ ...search, ...kind, to: undefined }))
  const wanted = { ...page, reach, cursor }
  return match
    ? findMatches<Row>(db, kinds, { ...wanted, match })
    : findInBlocks<Row>(db, kinds, wanted)
}

/** Some blocks at a time, the nearest first. */
async function findInBlocks<Row>(db: Db, kinds: KindSearch[], page: FastestPage) {
  const least = page.cursor?.minutes ?? 0
  const blocks = nearestBlocks(page.reach).filter(({ most }) => most >= least)
  const { nearestBlocks: first, moreBlocks } = scanLimits
  let found: (Row & SortKeys)[] = []
  let count: number = first
  for (let read = 0; read < blocks.length; ) {
    const part = blocks.slice(read, read + count).map(({ block }) => block)
    read += count
    const rows = await Promise.all(kinds.map((kind) => inBlocks<Row>(db, kind, page, part)))
    found = firstOf([found, ...rows], page.limit)
    const last = found.length === page.limit ? found.at(-1)?.minutes : undefined
    if (last === undefined) count *= found.length > 0 ? moreBlocks.some : moreBlocks.none
    // The page is full. Only blocks that are as near as its last listing are still read, since a
    // listing with the same time may be newer.
    else count = blocks.slice(read).filter(({ least: each }) => each <= last).length
    if (count === 0) break
  }
  return found
}

function inBlocks<Row>(db: Db, kind: KindSearch, page: FastestPage, blocks: number[]) {
  const params = new OpaqueParams()
  const text = fastestSql(kind, { ...page, blocks, source: kindSource(kind) }, params)
  return runPreparedSql<Row & SortKeys>(db, 'travel_blocks', text, params)
}

type MatchPage = FastestPage & { match: TextMatch }

async function findMatches<Row>(db: Db, kinds: KindSearch[], { match, ...page }: MatchPage) {
  const rows = kinds.map(async (kind) => {
    const { source } = await textSource(db, kind, match)
    const params = new SqlParams()
    return runSql<Row & SortKeys>(db, fastestSql(kind, { ...page, source }, params), params)
  })
  return firstOf(await Promise.all(rows), page.limit)
}

type Named = { names: string[]; among: Kinds; reach: TravelReach }

/** The last of some named listings in this order; none where nothing is named. */
async function findCursor(db: Db, { names, among, reach }: Named): Promise<FastestPage['cursor']> {
  if (names.length === 0) return undefined
  const params = new SqlParams()
  const rows = await runSql<SortKeys & { lat: number; lng: number }>(
    db,
    `select ${sortColumns(orderBy('newest'))}, lat, lng
     from ${namedAmongSql(names, among, params)} and lat is not null`,
    params,
  )
  return rows
    .map(({ lat, lng, ...keys }) => ({ ...keys, minutes: minutesAt(reach, { lat, lng }) ?? 0 }))
    .sort(compareWays)
    .at(-1)
}

function firstOf<Row extends SortKeys>(pages: Row[][], limit: number): Row[] {
  return pages.flat().sort(compareWays).slice(0, limit)
}

function compareWays(a: SortKeys, b: SortKeys) {
  return (a.minutes ?? 0) - (b.minutes ?? 0) || compareListings(orderBy('newest'), a, b)
}
