import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { furtherConditions } from '#domain/search/planner/further-conditions.ts'
import { areaCondition, latestDay } from '#domain/search/planner/listing-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** Listings that are the same in everything that can be filtered by, and how many they are. */
export type Cell = {
  /** As finely as the owners say it. */
  rooms: string
  propertyType: string
  furnishing: string
  /** What can be parked. */
  parking: string
  readiness: string
  /** How soon they are free. */
  availability: string
  /** Which of the given prices is the highest that they reach. */
  mark: number
  count: number
}

type Options = { today: string; marks: readonly number[]; match: TextMatch | undefined }

/**
 * All listings of a kind, area and text in cells. Even a large market has only some thousands,
 * and every question about the usual filters can be answered from them; the others narrow them.
 */
export async function countCells(
  db: Db,
  search: Pick<ListingSearch, 'area' | 'filters'> & ListingKind,
  { today, marks, match }: Options,
): Promise<Cell[]> {
  const source = match ? (await textSource(db, search, match)).source : kindSource(search)
  const params = new SqlParams()
  const { from, conditions } = source(params)
  if (search.area) conditions.push(areaCondition(search.area, params))
  conditions.push(...furtherConditions(search.filters, params))
  const cells = cellsSql({ today, marks: `${params.bind(marks)}::bigint[]` }, params)
  return runSql<Cell>(
    db,
    cells(`from ${from} where ${conditions.join(' and ')}`, 'count(*)'),
    params,
  )
}

/** Turns rows of listings, or of their changes, into cells: `(from …) => select …`. */
export function cellsSql({ today, marks }: { today: string; marks: string }, params: SqlParams) {
  const columns = `coalesce(${roomsSql}, '') as rooms, coalesce(property_type, '') as "propertyType",
    coalesce(furnishing, '') as furnishing, coalesce(${parkingSql}, '') as parking,
    case property_age when 'under_construction' then 'under_construction' else 'ready' end as readiness,
    ${availabilitySql(today, params)} as availability,
    greatest(width_bucket(price, ${marks}) - 1, 0) as mark`
  return (rows: string, count: string) =>
    `select ${columns}, ${count} as count ${rows} group by 1, 2, 3, 4, 5, 6, 7`
}

const roomsSql = `case when bedrooms >= 6 then '6mbhk' when bedrooms is not null then bedrooms || 'bhk' else bhk end`

const parkingSql = `case when category = 'commercial'
  then case when commercial_parking <> 'none' then 'car_and_bike' end else parking end`

function availabilitySql(today: string, params: SqlParams) {
  const soon = (['immediate', 'with_in_15_days', 'with_in_30_days'] as const).map(
    (value) =>
      `when available_from <= ${params.bind(latestDay(value, today))}::date then '${value}'`,
  )
  return `case when available_from is null then 'immediate' ${soon.join(' ')} else 'after_30_days' end`
}
