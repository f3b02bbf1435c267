import { indiaDay } from '#contract/format/dates.ts'
import type { ListingSearch, MapArea } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { filterConditions, mapConditions } from '#domain/search/planner/listing-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

/** The area is counted in a grid with this many cells each way. */
const CELLS = 12

/** The listings in one cell of the grid: the sums of their coordinates, and how many they are. */
export type GridCell = { cell: number; lat: number; lng: number; count: number }

type Options = { except: string[]; now: Date; match: TextMatch | undefined }

/** Counts the listings of a kind in a part of the map, without those that are shown already. */
export async function countOnGrid(
  db: Db,
  search: ListingSearch & ListingKind & { area: MapArea },
  { except, now, match }: Options,
): Promise<GridCell[]> {
  const source = match ? (await textSource(db, search, match)).source : kindSource(search)
  const params = new SqlParams()
  const { from, conditions } = source(params)
  const { category, filters, area } = search
  const { south, west, north, east } = area
  const within = [
    ...conditions,
    ...mapConditions(search, params),
    ...filterConditions(filters, { category, today: indiaDay(now) }, params),
    `id <> all(${params.bind(except)}::uuid[])`,
  ]
  const row = `floor((lat - ${params.bind(south)}::float8) / ${params.bind((north - south) / CELLS)}::float8)`
  const column = `floor((lng - ${params.bind(west)}::float8) / ${params.bind((east - west) / CELLS)}::float8)`
  const cell = `(${row} * ${2 * CELLS} + ${column})::integer`
  return runSql<GridCell>(
    db,
    `select ${cell} as cell, sum(lat) as lat, sum(lng) as lng, count(*)::integer
     from ${from} where ${within.join(' and ')} group by 1`,
    params,
  )
}
