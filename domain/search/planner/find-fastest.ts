import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { citiesOf, kindsOf } from '#domain/search/listing-kinds.ts'
import type { Page } from '#domain/search/planner/find-listings.ts'
import { notRepresented } from '#domain/search/planner/kind-conditions.ts'
import { orderBy, type SortKeys, sortColumns } from '#domain/search/planner/listing-order.ts'
import { namedAmongSql } from '#domain/search/planner/named-listings.ts'
import { type KindSearch, narrowConditions } from '#domain/search/planner/page-statements.ts'
import { reachMinutesSql, tilesCondition } from '#domain/search/planner/reach-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'
import { minutesAt, reachOf, type TravelReach, tilesWithin } from '#domain/travel/travel-reach.ts'

/** Where a page begins. */
type Cursor = { minutes: number; id: string }

/**
 * A page of a search in the order of travel times. No index has it, so more and more tiles are read
 * until they fill the page.
 */
export async function findFastest<Row>(
  db: Db,
  search: ListingSearch,
  { match, ...page }: Page,
): Promise<(Row & SortKeys)[]> {
  const reach = reachOf(search)
  if (!reach) return []
  const cursor = await findCursor(db, search, { match, reach, names: page.after ?? [] })
  let found: (Row & SortKeys & Cursor)[] = []
  for (const most of stepsOf(reach)) {
    if (most < cursor.minutes) continue
    const pages = kindsOf(search, match).map(async (kind) => {
      const within = { ...search, ...kind, to: undefined }
      const source = match ? (await textSource(db, within, match)).source : kindSource(within)
      const params = new SqlParams()
      const text = fastestSql(within, { ...page, reach, most, cursor, source }, params)
      return runSql<Row & SortKeys & Cursor>(db, text, params)
    })
    found = (await Promise.all(pages)).flat().sort(compareWays).slice(0, page.limit)
    if (found.length === page.limit) break
  }
  return found.map(({ minutes: _, ...row }) => row as unknown as Row & SortKeys)
}

/** A third of the longest way, two thirds and all of it. */
function stepsOf({ minutes }: TravelReach) {
  const longest = minutes.reduce((most, each) => Math.max(most, each), 0)
  return [Math.ceil(longest / 3), Math.ceil((2 * longest) / 3), longest]
}

type FastestPage = Pick<Page, 'columns' | 'limit' | 'now' | 'except'> & {
  reach: TravelReach
  most: number
  cursor: Cursor
  source: ReturnType<typeof kindSource>
}

function fastestSql(search: KindSearch, page: FastestPage, params: SqlParams) {
  const { reach, most, cursor, columns, limit, now, except } = page
  const { from, conditions } = page.source(params)
  const order = orderBy('newest')
  const all = [
    ...conditions,
    tilesCondition(tilesWithin(reach, most), params),
    ...narrowConditions(search, { now, except }, params),
    notRepresented(search, params),
  ]
  return `with page as materialized (
      select id, minutes from (
        select id, ${reachMinutesSql(reach, params)} as minutes
        from ${from} where ${all.join(' and ')}
      ) as found
      where minutes between 1 and ${most}
        and (minutes, id) > (${params.bind(cursor.minutes)}::integer, ${params.bind(cursor.id)}::uuid)
      order by minutes, id limit ${limit}
    )
    select ${sortColumns(order)}, minutes, ${columns} from page join listing using (id)
    order by minutes, id`
}

const noId = '00000000-0000-0000-0000-000000000000'

/** The last of some named listings in this order. */
async function findCursor(
  db: Db,
  search: ListingSearch,
  options: { match: TextMatch | undefined; reach: TravelReach; names: string[] },
): Promise<Cursor> {
  const { match, reach, names } = options
  if (names.length === 0) return { minutes: 0, id: noId }
  const params = new SqlParams()
  const among = namedAmongSql(names, { ...search, cities: citiesOf(search, match) }, params)
  const rows = await runSql<{ id: string; lat: number; lng: number }>(
    db,
    `select id, lat, lng from ${among} and lat is not null`,
    params,
  )
  return rows
    .map(({ id, ...at }) => ({ id, minutes: minutesAt(reach, at) ?? 0 }))
    .reduce((last, each) => (compareWays(last, each) < 0 ? each : last), { minutes: 0, id: noId })
}

function compareWays(a: Cursor, b: Cursor) {
  return a.minutes - b.minutes || (a.id < b.id ? -1 : Number(a.id > b.id))
}
