import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import { CELLS_PER_DEGREE, type TravelReach } from '#domain/travel/travel-reach.ts'

/** The tile of a listing; the index `listing_by_tile` has the same expression. */
export const tileSql = `(floor(floor(lat * 1000) / 20)::integer * 10000
  + floor(floor(lng * 1000) / 20)::integer)`

/** The block of a listing; the index `listing_by_block` has the same expression. */
const blockSql = `(floor(floor(lat * 1000) / 5)::integer * 100000
  + floor(floor(lng * 1000) / 5)::integer)`

/**
 * The conditions of lying where places are reached in time: in a tile of the reach, which an index
 * can find, and in one of its cells.
 */
export function reachConditions(reach: TravelReach | undefined, params: SqlParams): string[] {
  if (!reach) return ['false']
  return [tilesCondition(reach.tiles, params), `${reachMinutesSql(reach, params)} > 0`]
}

export function tilesCondition(tiles: number[], params: SqlParams): string {
  // Without the second cast, `any` would read rows of a sub-select.
  return `${tileSql} = any(${params.bindAs('integer[]', tiles)}::integer[])`
}

export function blocksCondition(blocks: number[], params: SqlParams): string {
  return `${blockSql} = any(${params.bindAs('integer[]', blocks)}::integer[])`
}

/**
 * The minutes of a listing's cell, 0 outside the reach: a byte beyond the last is an error. All
 * numbers are bound, so that one prepared statement serves every reach.
 */
export function reachMinutesSql(reach: TravelReach, params: SqlParams): string {
  const integer = (value: number) => params.bindAs('integer', value)
  const columns = integer(reach.columns)
  const row = `(floor(lat * ${CELLS_PER_DEGREE})::integer - ${integer(reach.row)})`
  const column = `(floor(lng * ${CELLS_PER_DEGREE})::integer - ${integer(reach.column)})`
  return `(case when ${row} >= 0 and ${row} < ${integer(reach.rows)}
      and ${column} >= 0 and ${column} < ${columns}
    then get_byte(${params.bindAs('bytea', reach.minutes)}, ${row} * ${columns} + ${column}) else 0 end)`
}
