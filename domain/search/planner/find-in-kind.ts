import type { Db } from '#db/connect.ts'
import { isNewestFirst, type SortKeys } from '#domain/search/planner/listing-order.ts'
import {
  allMatchesSql,
  firstRowsSql,
  type KindPage,
  type KindSearch,
  nearbySql,
  newestEntriesSql,
  perPlaceSql,
  perTileSql,
} from '#domain/search/planner/page-statements.ts'
import { runPreparedSql, runSql } from '#domain/search/planner/run-sql.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'
import { kindSource, textSource } from '#domain/search/planner/text-source.ts'
import { reachOf } from '#domain/travel/travel-reach.ts'

/**
 * A page of the listings of one kind that match a search. README.md has the table of which statement
 * is chosen here and why.
 */
export async function findInKind<Row>(
  db: Db,
  search: KindSearch,
  page: KindPage,
): Promise<(Row & SortKeys)[]> {
  const run = (statement: Statement) => {
    const params = new SqlParams()
    return runSql<Row & SortKeys>(db, statement(search, page, params), params)
  }
  const runPrepared = (name: string, statement: Statement) => {
    const params = new OpaqueParams()
    return runPreparedSql<Row & SortKeys>(db, name, statement(search, page, params), params)
  }
  const { match, grade, limit, order } = page
  const reach = !match && isNewestFirst(order) ? reachOf(search) : undefined
  if (reach) {
    const isWide = reach.tiles.length > scanLimits.fewTiles
    const newest = newestEntriesSql(scanLimits.travelEntries)
    const first = isWide ? await runPrepared('travel', newest) : []
    return first.length === limit ? first : runPrepared('travel', perTileSql(reach))
  }
  if (!match) {
    const first = order.isIndexed ? await runPrepared('first_rows', firstRowsSql) : []
    return first.length === limit ? first : run(allMatchesSql(kindSource(search)))
  }
  if (grade === 'best') return run(perPlaceSql)
  if (grade === 'near') return findNearby(page, (km, entries) => run(nearbySql(km, entries)))

  const { isCommon, source } = await textSource(db, search, match, grade)
  const first =
    isCommon && isNewestFirst(order) ? await run(newestEntriesSql(scanLimits.newestEntries)) : []
  return first.length === limit ? first : run(allMatchesSql(source))
}

/**
 * Widens the circle until it fills the page, beginning after those that the cursor has passed.
 * Where even the widest does not, all its entries are read: leaving some out would end the list
 * early.
 */
async function findNearby<Row>(
  { limit, cursor }: KindPage,
  read: (km: number, entries?: number) => Promise<Row[]>,
) {
  const { nearbyKm, nearbyEntries } = scanLimits
  for (const km of nearbyKm) {
    if ((cursor?.distance ?? 0) >= km) continue
    const found = await read(km, nearbyEntries)
    if (found.length === limit) return found
  }
  return read(nearbyKm.at(-1)!)
}

type Statement = (search: KindSearch, page: KindPage, params: SqlParams) => string
