import type { ListingSearch } from '#contract/listing-search.ts'
import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { furtherConditions } from '#domain/search/planner/further-conditions.ts'
import { areaCondition, latestDay } from '#domain/search/planner/listing-conditions.ts'
import type { ListingKind } from '#domain/search/planner/listing-kinds.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** Listings that are the same in everything that can be filtered by, and how many they are. */
export type Cell = {
  bhk: string
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
  // All as one text: the driver takes most of its time per row and value.
  const [row] = await runSql<{ cells: string | null }>(
    db,
    `select string_agg(concat_ws('|', coalesce(bhk, ''), property_type, coalesce(furnishing, ''),
       coalesce(parking, ''), under_construction::int, availability, bucket, count), ' ') as cells
     from (
       select bhk, property_type, furnishing, ${parking} as parking,
         property_age is not distinct from 'under_construction' as under_construction,
         ${availabilitySql(today, params)} as availability,
         width_bucket(price, ${params.bind(prices)}::bigint[]) as bucket, count(*) as count
       from ${from} where ${conditions.join(' and ')}
       group by 1, 2, 3, 4, 5, 6, 7
     ) as cells`,
    params,
  )
  return row?.cells ? readCells(row.cells, prices) : []
}

function readCells(text: string, prices: number[]): Cell[] {
  // Answers are a few words again and again; kept once each, they take little room.
  const words = new Map<string, string>()
  const once = (word = '') => {
    const known = words.get(word)
    if (known === undefined) words.set(word, word)
    return known ?? word
  }
  return text.split(' ').map((cell) => {
    const [bhk, propertyType, furnishing, parking, building, availability, at, count] =
      cell.split('|')
    return {
      bhk: once(bhk),
      propertyType: once(propertyType),
      furnishing: once(furnishing),
      parking: once(parking),
      isUnderConstruction: building === '1',
      availability: once(availability),
      priceFrom: prices[Math.max(0, Number(at) - 1)] ?? 0,
      count: Number(count),
    }
  })
}

function availabilitySql(today: string, params: SqlParams) {
  const soon = (['immediate', 'with_in_15_days', 'with_in_30_days'] as const).map(
    (value) =>
      `when available_from <= ${params.bind(latestDay(value, today))}::date then '${value}'`,
  )
  return `case when available_from is null then 'immediate' ${soon.join(' ')} else 'after_30_days' end`
}
