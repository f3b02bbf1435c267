import { indiaDay } from '#contract/format/dates.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Kinds, ListingKind } from '#domain/search/listing-kinds.ts'
import { boxAround } from '#domain/search/planner/distance.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import {
  areaCondition,
  filterConditions,
  mapConditions,
  onlyBhk,
} from '#domain/search/planner/listing-conditions.ts'
import {
  afterCursorSql,
  afterNamedSql,
  isNewestFirst,
  type Order,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import { namedAmongSql, namedSql } from '#domain/search/planner/named-listings.ts'
import { reachMinutesSql, tileSql } from '#domain/search/planner/reach-conditions.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import {
  isInPlace,
  type MatchGrade,
  textCondition,
} from '#domain/search/planner/text-conditions.ts'
import type { Source } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { reachOf, type TravelReach } from '#domain/travel/travel-reach.ts'

// The statements that find one page of one kind; README.md says which of them serves which search.

export type KindSearch = ListingSearch & ListingKind

export type KindPage = {
  columns: string
  limit: number
  now: Date
  order: Order
  grade: MatchGrade
  match?: TextMatch | undefined
  /** Where the page begins: the sort keys of the last listing before it, or names to look it up by. */
  cursor?: SortKeys | undefined
  after?: string[] | undefined
  /** All kinds of the search: the cursor may be a listing of another one. */
  among: Kinds
  /** Ids or SPNs that must not be on the page. */
  except?: string[] | undefined
}

/** What listings are sorted by; the indexes `listing_search` and `listing_on_map` hold all of it. */
const sortKeys = 'id, active_at, price, built_up_area, lat, lng'

function sortKeysFor({ columns }: Order) {
  return columns ? `${sortKeys}, ${columns}` : sortKeys
}

/** Reads the first rows of an index and keeps those that pass the filters. */
export function firstRowsSql(search: KindSearch, page: KindPage, params: SqlParams): string {
  const order = orderSql(page.order)
  const first = [...kindConditions(search, params), ...bhkIndexConditions(search, page, params)]
  const narrow = narrowConditions(search, page, params)
  return `select ${sortColumns(page.order)}, ${page.columns}
    from (
      select * from listing where ${[...first, ...afterConditions(page, params)].join(' and ')}
      order by ${order} limit ${scanLimits.firstRows}
    ) as listing
    ${narrow.length > 0 ? `where ${narrow.join(' and ')}` : ''}
    order by ${order} limit ${page.limit}`
}

/** The same for a common text, from the entries of an index that holds all words and answers. */
export function newestEntriesSql(entries: number) {
  return (search: KindSearch, page: KindPage, params: SqlParams): string => {
    const sorted = `order by ${orderSql(page.order)}`
    const conditions = [...kindConditions(search, params), ...afterConditions(page, params)]
    const narrow = [
      ...entryConditions(search, page, params),
      ...(page.match ? [textCondition(page.match, page.grade, params)] : []),
    ]
    return wholePage(
      page,
      `select id from (
         select * from listing where ${conditions.join(' and ')} ${sorted} limit ${entries}
       ) as newest
       where ${narrow.join(' and ')} ${sorted} limit ${page.limit}`,
    )
  }
}

/** Reads a page of each tile in reach in the order of an index, and merges them. */
export function perTileSql(reach: TravelReach) {
  return (search: KindSearch, page: KindPage, params: SqlParams): string => {
    const conditions = [
      ...kindConditions(search, params),
      `${tileSql} = tile`,
      `${reachMinutesSql(reach, params)} > 0`,
      ...narrowConditions({ ...search, to: undefined }, page, params),
      ...afterConditions(page, params),
    ]
    const sorted = `order by ${orderSql(page.order)} limit ${page.limit}`
    return wholePage(
      page,
      `select id
       from unnest(${params.bindAs('integer[]', reach.tiles)}) as spot (tile) cross join lateral (
         select ${sortKeys} from listing where ${conditions.join(' and ')} ${sorted}
       ) as inside
       ${sorted}`,
    )
  }
}

/** Finds all matches in a source and sorts them. */
export function allMatchesSql(source: Source) {
  return (search: KindSearch, page: KindPage, params: SqlParams): string => {
    const { from, conditions } = source(params)
    const all = [...conditions, ...narrowConditions(search, page, params)]
    const found = [...all, ...afterConditions(page, params)].join(' and ')
    // OFFSET 0 is an optimisation fence: in the order of an index, rare matches would take long.
    const fence = page.match ? 'offset 0' : ''
    return wholePage(
      page,
      `select id from (select ${sortKeysFor(page.order)} from ${from} where ${found} ${fence}) as found
       order by ${orderSql(page.order)} limit ${page.limit}`,
    )
  }
}

/** Reads a page of each named place in the order of an index, and merges them. */
export function perPlaceSql(search: KindSearch, page: KindPage, params: SqlParams): string {
  const conditions = [
    ...kindConditions(search, params),
    ...narrowConditions(search, page, params),
    ...afterConditions(page, params),
  ]
  const sorted = `order by ${orderSql(page.order)} limit ${page.limit}`
  return wholePage(
    page,
    `select id
     from unnest(${params.bind(page.match?.placeIds)}::text[]) as spot (place) cross join lateral (
       select ${sortKeysFor(page.order)} from listing
       where ${conditions.join(' and ')} and place_id = place ${sorted}
     ) as inside
     ${sorted}`,
  )
}

/**
 * What lies within some kilometres of the text's places but not in them. The nearest entries are
 * taken from `listing_on_map` alone; only of those are the words read, to leave out what matches
 * the text. Without `entries`, all of them are taken.
 */
export function nearbySql(km: number, entries?: number) {
  return (search: KindSearch, page: KindPage, params: SqlParams): string => {
    const match = page.match!
    const sorted = `order by ${orderSql(page.order)}`
    const conditions = [
      ...kindConditions(search, params),
      areaCondition(boxAround(match.origins, km), params),
      `${page.order.by} <= ${params.bind(km)}::float8`,
      `not ${isInPlace(match, params)}`,
      ...narrowConditions(search, page, params),
      ...afterConditions(page, params),
    ]
    return wholePage(
      page,
      `select id from (
         select id from listing where ${conditions.join(' and ')}
         ${sorted} ${entries ? `limit ${Math.max(entries, 2 * page.limit)}` : ''}
       ) as nearest join listing using (id)
       where ${textCondition(match, 'near', params)} ${sorted} limit ${page.limit}`,
    )
  }
}

/** Reads whole rows from the table for the listings of the page only. */
function wholePage({ columns, order }: KindPage, ids: string) {
  return `with page as materialized (${ids})
    select ${sortColumns(order)}, ${columns} from page join listing using (id)
    order by ${orderSql(order)}`
}

/** The condition that the index `listing_search_bhk` adds to those of the kind. */
function bhkIndexConditions(search: KindSearch, { order }: KindPage, params: SqlParams) {
  const bhk = onlyBhk(search.filters.bhk)
  return bhk && isNewestFirst(order) ? [`bhk = ${params.bind(bhk)}`] : []
}

/** What narrows a search besides its kind and text: area, filters, and what was shown already. */
export function narrowConditions(
  search: KindSearch,
  { except = [], now }: Pick<KindPage, 'except' | 'now'>,
  params: SqlParams,
) {
  const { filters, category } = search
  return [
    ...mapConditions(search, params),
    ...filterConditions(filters, { category, today: indiaDay(now) }, params),
    // By id, since the indexes hold no SPN.
    ...(except.length > 0
      ? [`id <> all(array(select id from listing where ${namedSql(except, params)}))`]
      : []),
  ]
}

/**
 * The same for entries that are read in the order of an index: which tile they lie in helps to find them,
 * and comparing it with each tile in reach would take longer than looking up their minutes.
 */
function entryConditions(search: KindSearch, page: KindPage, params: SqlParams) {
  const reach = search.to ? reachOf(search) : undefined
  if (!reach) return narrowConditions(search, page, params)
  const others = narrowConditions({ ...search, to: undefined }, page, params)
  return [`${reachMinutesSql(reach, params)} > 0`, ...others]
}

function afterConditions({ order, cursor, after = [], among }: KindPage, params: SqlParams) {
  if (after.length > 0) return [afterNamedSql(order, namedAmongSql(after, among, params))]
  return cursor ? [afterCursorSql(order, cursor, params)] : []
}
