import type { Page } from '#domain/search/planner/find-listings.ts'
import {
  afterCursorSql,
  orderBy,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import { type KindSearch, narrowConditions } from '#domain/search/planner/page-statements.ts'
import {
  blocksCondition,
  reachMinutesSql,
  tilesCondition,
} from '#domain/search/planner/reach-conditions.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import type { Source } from '#domain/search/planner/text-source.ts'
import type { TravelReach } from '#domain/travel/travel-reach.ts'

export type FastestPage = Pick<Page, 'columns' | 'limit' | 'now' | 'except'> & {
  reach: TravelReach
  /** The blocks that are read; without them, the whole reach. */
  blocks?: number[]
  /** The last listing before the page. */
  cursor: (SortKeys & { minutes: number }) | undefined
}

const newest = orderBy('newest')
const order = `minutes, ${orderSql(newest)}`

/** A page of one kind in the order of travel times, of equal ones the newest first. */
export function fastestSql(
  search: KindSearch,
  { reach, blocks, cursor, source, ...page }: FastestPage & { source: Source },
  params: SqlParams,
): string {
  const { from, conditions } = source(params)
  const all = [
    ...conditions,
    blocks ? blocksCondition(blocks, params) : tilesCondition(reach.tiles, params),
    ...narrowConditions(search, page, params),
  ]
  const isNext = cursor ? afterSql(cursor, params) : 'minutes > 0'
  return `with page as materialized (
      select id, minutes from (
        select id, active_at, ${reachMinutesSql(reach, params)} as minutes
        from ${from} where ${all.join(' and ')}
      ) as found
      where ${isNext} order by ${order} limit ${page.limit}
    )
    select ${sortColumns(newest)}, minutes, ${page.columns} from page join listing using (id)
    order by ${order}`
}

/** Keyset pagination: the condition of coming after a listing. */
function afterSql(cursor: NonNullable<FastestPage['cursor']>, params: SqlParams) {
  const minutes = params.bindAs('integer', cursor.minutes)
  return `(minutes > ${minutes} or minutes = ${minutes} and minutes > 0 and
    ${afterCursorSql(newest, cursor, params)})`
}
