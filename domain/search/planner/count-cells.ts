import type { ListingSearch } from '#contract/search/listing-search.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { cellCodeSql } from '#domain/search/planner/cell-codes.ts'
import { furtherConditions } from '#domain/search/planner/further-conditions.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { mapConditions, type OnMap } from '#domain/search/planner/listing-conditions.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { countedSource, kindSource } from '#domain/search/planner/text-source.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

type Options = {
  today: string
  marks: readonly number[]
  match: TextMatch | undefined
  /** Places of the match whose listings are not counted, since their cells are stored. */
  knownPlaces?: string[]
}

/**
 * All listings of a kind, area and text in packed cells, narrowed by the filters that cells do not
 * hold. Even a large market has only some thousands of cells, which answer every question about the
 * usual filters.
 */
export async function countCells(
  db: Db,
  search: OnMap & Pick<ListingSearch, 'filters'> & ListingKind,
  { today, marks, match, knownPlaces = [] }: Options,
): Promise<Buffer> {
  const source = match ? await countedSource(db, search, match, knownPlaces) : kindSource(search)
  const params = new SqlParams()
  const { from, conditions } = source(params)
  conditions.push(...mapConditions(search, params), ...furtherConditions(search.filters, params))
  return pack(db, `from ${from} where ${conditions.join(' and ')}`, { today, marks, params })
}

/** The listings of a kind from the first of these prices to below the next, in packed cells. */
export function countCellsOfPrices(
  db: Db,
  kind: ListingKind,
  { today, marks, next }: { today: string; marks: readonly number[]; next: number | undefined },
): Promise<Buffer> {
  const params = new SqlParams()
  const conditions = [...kindConditions(kind, params), `price >= ${params.bind(marks[0])}::bigint`]
  if (next !== undefined) conditions.push(`price < ${params.bind(next)}::bigint`)
  return pack(db, `from listing where ${conditions.join(' and ')}`, { today, marks, params })
}

async function pack(
  db: Db,
  rows: string,
  { today, marks, params }: { today: string; marks: readonly number[]; params: SqlParams },
) {
  const code = cellCodeSql({ today, marks: marksSql(marks) }, params)
  const [row] = await runSql<{ packed: Buffer }>(db, packedCellsSql(code, 'count(*)', rows), params)
  return row!.packed
}

/**
 * Counts rows by the code of their cell. Codes and counts come as one value, 32 bits each: as rows,
 * thousands of them would take longer to read than to count.
 */
export function packedCellsSql(code: string, count: string, rows: string): string {
  return `select coalesce(${packCellsSql}, '') as packed
    from (select ${code} as code, ${count}::int as count ${rows} group by 1) as cell`
}

export const packCellsSql = `string_agg(int4send(code) || int4send(count), '')`

export function marksSql(marks: readonly number[]) {
  return `'{${marks.join()}}'::bigint[]`
}
