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
  isUnderConstruction: boolean
  /** How soon they are free. */
  availability: string
  /** The highest of the given prices that they reach. */
  priceFrom: number
  count: number
}

type Options = { today: string; prices: number[]; match: TextMatch | undefined }

/**
 * All listings of a kind, area and text in cells. Even a large market has only some thousands,
 * and every question about the usual filters can be answered from them; the others narrow them.
 */
export async function countCells(
  db: Db,
  search: Pick<ListingSearch, 'area' | 'filters'> & ListingKind,
  { today, prices, match }: Options,
): Promise<Cell[]> {
  const source = match ? (await textSource(db, search, match)).source : kindSource(search)
  const params = new SqlParams()
  const { from, conditions } = source(params)
  if (search.area) conditions.push(areaCondition(search.area, params))
  conditions.push(...furtherConditions(search.filters, params))
  const parking =
    search.category === 'commercial'
      ? `case when commercial_parking <> 'none' then 'car_and_bike' end`
      : 'parking'
  const rows = await runSql<Omit<Cell, 'priceFrom'> & { bucket: number }>(
    db,
    `select coalesce(${roomsSql}, '') as rooms, property_type as "propertyType",
       coalesce(furnishing, '') as furnishing, coalesce(${parking}, '') as parking,
       property_age is not distinct from 'under_construction' as "isUnderConstruction",
       ${availabilitySql(today, params)} as availability,
       width_bucket(price, ${params.bind(prices)}::bigint[]) as bucket, count(*) as count
     from ${from} where ${conditions.join(' and ')}
     group by 1, 2, 3, 4, 5, 6, 7`,
    params,
  )
  return rows.map(({ bucket, ...cell }) => ({
    ...cell,
    priceFrom: prices[Math.max(0, bucket - 1)] ?? 0,
  }))
}

const roomsSql = `case when bedrooms >= 6 then '6mbhk' when bedrooms is not null then bedrooms || 'bhk' else bhk end`

function availabilitySql(today: string, params: SqlParams) {
  const soon = (['immediate', 'with_in_15_days', 'with_in_30_days'] as const).map(
    (value) =>
      `when available_from <= ${params.bind(latestDay(value, today))}::date then '${value}'`,
  )
  return `case when available_from is null then 'immediate' ${soon.join(' ')} else 'after_30_days' end`
}
