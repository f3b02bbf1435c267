import { indiaDay } from '#contract/dates.ts'
import { type ListingSearch, noFilters, orderOf } from '#contract/listing-search.ts'
import type { SqlParams } from '#db/sql-params.ts'
import { areaCondition, filterConditions } from '#domain/search/planner/listing-conditions.ts'
import {
  type Kinds,
  kindConditions,
  type ListingKind,
} from '#domain/search/planner/listing-kinds.ts'
import {
  afterNamedSql,
  afterSql,
  isNewestFirst,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import type { Source } from '#domain/search/planner/match-source.ts'
import { namedAmongSql, namedSql } from '#domain/search/planner/named-sql.ts'
import { type MatchGrade, textCondition } from '#domain/search/text/text-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

export type KindSearch = ListingSearch & ListingKind

export type KindPage = {
  columns: string
  limit: number
  now: Date
  grade: MatchGrade
  match?: TextMatch | undefined
  /** The listing after which the page begins, or names of some, the last of which it is. */
  cursor?: SortKeys | undefined
  after?: string[] | undefined
  /** All that is searched, of which this is the page of one kind. */
  among: Kinds
  /** Ids or SPNs that must not be on the page. */
  except?: string[] | undefined
}

/** So many of the first listings are looked at: as whole rows, or in an index alone. */
const FIRST = 400
const NEWEST = 4_000

/** What the index of searches holds besides the answers that filters ask for. */
const sortKeys = 'id, active_at, price, built_up_area'

/** The page if it is among the first listings of its order, which are read as they are. */
export function amongFirstSql(search: KindSearch, page: KindPage, params: SqlParams): string {
  const order = orderSql(orderOf(search))
  const first = [...kindConditions(search, params), ...ownIndexConditions(search, params)]
  const narrow = narrowConditions(search, page, params)
  return `select ${sortColumns}, ${page.columns}
    from (
      select * from listing where ${[...first, ...afterConditions(search, page, params)].join(' and ')}
      order by ${order} limit ${FIRST}
    ) as listing
    ${narrow.length > 0 ? `where ${narrow.join(' and ')}` : ''}
    order by ${order} limit ${page.limit}`
}

/** The same for a text, by an index that holds all words: more of them are worth a look. */
export function amongNewestSql(search: KindSearch, page: KindPage, params: SqlParams): string {
  const sorted = `order by ${orderSql(orderOf(search))}`
  const conditions = [...kindConditions(search, params), ...afterConditions(search, page, params)]
  const narrow = [
    ...narrowConditions(search, page, params),
    ...(page.match ? [textCondition(page.match, page.grade, params)] : []),
  ]
  return wholePage(
    search,
    page,
    `select id from (
       select * from listing where ${conditions.join(' and ')} ${sorted} limit ${NEWEST}
     ) as newest
     where ${narrow.join(' and ')} ${sorted} limit ${page.limit}`,
  )
}

/** The page from a source of listings, sorted where no index has their order. */
export function fromSourceSql(source: Source) {
  return (search: KindSearch, page: KindPage, params: SqlParams): string => {
    const { from, conditions } = source(params)
    const all = [...conditions, ...narrowConditions(search, page, params)]
    const found = [...all, ...afterConditions(search, page, params)].join(' and ')
    // All matches of a text are found before they are sorted: in their order, rare ones take long.
    const apart = page.match ? 'offset 0' : ''
    return wholePage(
      search,
      page,
      `select id from (select ${sortKeys} from ${from} where ${found} ${apart}) as found
       order by ${orderSql(orderOf(search))} limit ${page.limit}`,
    )
  }
}

/** The page from the named places, each of which has its listings in the order of an index. */
export function inPlacesSql(search: KindSearch, page: KindPage, params: SqlParams): string {
  const conditions = [
    ...kindConditions(search, params),
    ...narrowConditions(search, page, params),
    ...afterConditions(search, page, params),
  ]
  const sorted = `order by ${orderSql(orderOf(search))} limit ${page.limit}`
  return wholePage(
    search,
    page,
    `select id
     from unnest(${params.bind(page.match?.placeIds)}::text[]) as spot (place) cross join lateral (
       select ${sortKeys} from listing
       where ${conditions.join(' and ')} and place_id = place ${sorted}
     ) as inside
     ${sorted}`,
  )
}

/** Only the rows of the page are read as a whole. */
function wholePage(search: KindSearch, { columns }: KindPage, ids: string) {
  return `with page as materialized (${ids})
    select ${sortColumns}, ${columns} from page join listing using (id)
    order by ${orderSql(orderOf(search))}`
}

/** The most common filter has an index of its own. */
function ownIndexConditions(search: KindSearch, params: SqlParams) {
  const { bhk } = search.filters
  if (bhk.length !== 1 || !isNewestFirst(orderOf(search))) return []
  return filterConditions({ ...noFilters, bhk }, { category: search.category, today: '' }, params)
}

/** What narrows a search besides its kind and text: area, filters, and what was shown already. */
function narrowConditions(
  { area, filters, category }: KindSearch,
  { except = [], now }: KindPage,
  params: SqlParams,
) {
  return [
    ...(area ? [areaCondition(area, params)] : []),
    ...filterConditions(filters, { category, today: indiaDay(now) }, params),
    // Indexes know listings by their ids only.
    ...(except.length > 0
      ? [`id <> all(array(select id from listing where ${namedSql(except, params)}))`]
      : []),
  ]
}

function afterConditions(search: KindSearch, page: KindPage, params: SqlParams) {
  const { cursor, after = [], among } = page
  const order = orderOf(search)
  if (after.length > 0) return [afterNamedSql(order, namedAmongSql(after, among, params))]
  return cursor ? [afterSql(order, cursor, params)] : []
}
