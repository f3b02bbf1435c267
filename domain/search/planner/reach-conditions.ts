import type { SqlParams } from '#domain/search/planner/sql-params.ts'
import { CELLS_PER_DEGREE, type TravelReach } from '#domain/travel/travel-reach.ts'

/**
 * The conditions of lying where places are reached in time. The minutes of every cell are one value
 * of the statement, so that entries of an index which hold a position tell it without a join.
 */
export function reachConditions(reach: TravelReach | undefined, params: SqlParams): string[] {
  if (!reach) return ['false']
  const { south, north, west, east } = reach.box
  const [s, n, w, e] = [south, north, west, east].map((side) => `${params.bind(side)}::float8`)
  // The box is what an index can find.
  return [
    `(lat between ${s} and ${n} and lng between ${w} and ${e})`,
    `${reachMinutesSql(reach, params)} > 0`,
  ]
}

/**
 * The minutes of a listing's cell, 0 outside the reach: a byte beyond the last is an error. All
 * numbers are bound, so that one prepared statement serves every reach.
 */
export function reachMinutesSql(reach: TravelReach, params: SqlParams): string {
  const integer = (value: number) => `${params.bind(value)}::integer`
  const columns = integer(reach.columns)
  const row = `(floor(lat * ${CELLS_PER_DEGREE})::integer - ${integer(reach.row)})`
  const column = `(floor(lng * ${CELLS_PER_DEGREE})::integer - ${integer(reach.column)})`
  return `(case when ${row} >= 0 and ${row} < ${integer(reach.rows)}
      and ${column} >= 0 and ${column} < ${columns}
    then get_byte(${params.bindBytes(reach.minutes)}, ${row} * ${columns} + ${column}) else 0 end)`
}
