import type { Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { cellCodeSql } from '#domain/search/planner/cell-codes.ts'
import { marksSql, packedCellsSql } from '#domain/search/planner/count-cells.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { runPreparedSql, runSql } from '#domain/search/planner/run-sql.ts'
import { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'

export type StoredCells = ListingKind & {
  version: number
  /** None where the version is one of the known. */
  packed: Buffer | null
  /** What has changed since they were stored; counts may be below nothing. */
  changes: Buffer
}

type Wanted = {
  kinds: ListingKind[]
  day: string
  definition: string
  marks: Readonly<Record<Deal, readonly number[]>>
  /** Versions whose cells the caller has. */
  known: number[]
}

/**
 * The stored cells of some kinds with what has changed since, in one statement: between two, a job
 * may add the changes to the cells.
 */
export function readStoredCells(db: Db, wanted: Wanted): Promise<StoredCells[]> {
  const params = new OpaqueParams()
  const { rent, resale } = wanted.marks
  const marks = `case deal when 'rent' then ${marksSql(rent)} else ${marksSql(resale)} end`
  const code = cellCodeSql({ today: wanted.day, marks }, params)
  const lists = (['city', 'category', 'deal'] as const).map(
    (column) => `${params.bind(wanted.kinds.map((kind) => kind[column]))}::text[]`,
  )
  const ofKind = `from kind_count_change as change
    where change.city = stored.city and change.category = stored.category and change.deal = stored.deal`
  const text = `select city, category, deal, version,
      case when version <> all(${params.bind(wanted.known)}::bigint[]) then cells end as packed,
      (${packedCellsSql(code, 'sum(sign)', ofKind)}) as changes
    from unnest(${lists.join(', ')}) as wanted (city, category, deal)
    join kind_count as stored using (city, category, deal)
    where day = ${params.bind(wanted.day)}::date and definition = ${params.bind(wanted.definition)}`
  return runPreparedSql<StoredCells>(db, 'stored_cells', text, params)
}

type CellsOfDay = { day: string; isChange: boolean; packed: Buffer }

type Days = {
  /** Whose stored cells the changes are to be added to. */
  kept: string[]
  /** That are to be counted from the listings themselves. */
  fresh: string[]
}

/**
 * Takes the changes of a kind, in cells for each day. Days that are new are counted in the same
 * statement, which sees a listing if and only if it takes the change that tells of it.
 */
export function takeChanges(
  db: Db,
  kind: ListingKind,
  days: Days,
  marks: readonly number[],
): Promise<CellsOfDay[]> {
  const params = new SqlParams()
  const taken = `delete from kind_count_change where ${changesOf(kind, params)} returning *`
  return cellsOfDays(db, kind, days, { marks, changes: taken, params })
}

/** The changes of a kind, left where they are, and its listings, both in cells. */
export function compareChanges(db: Db, kind: ListingKind, day: string, marks: readonly number[]) {
  const params = new SqlParams()
  const changes = `select * from kind_count_change where ${changesOf(kind, params)}`
  return cellsOfDays(db, kind, { kept: [day], fresh: [day] }, { marks, changes, params })
}

type Source = { marks: readonly number[]; changes: string; params: SqlParams }

function cellsOfDays(
  db: Db,
  kind: ListingKind,
  { kept, fresh }: Days,
  { marks, changes, params }: Source,
) {
  const part = (day: string, isChange: boolean) => {
    const code = cellCodeSql({ today: day, marks: marksSql(marks) }, params)
    const cells = isChange
      ? packedCellsSql(code, 'sum(sign)', 'from change')
      : packedCellsSql(
          code,
          'count(*)',
          `from listing where ${kindConditions(kind, params).join(' and ')}`,
        )
    return `(select ${params.bind(day)}::text as day, ${isChange} as "isChange", cells.* from (${cells}) as cells)`
  }
  const parts = [...kept.map((day) => part(day, true)), ...fresh.map((day) => part(day, false))]
  return runSql<CellsOfDay>(db, `with change as (${changes}) ${parts.join(' union all ')}`, params)
}

function changesOf({ city, category, deal }: ListingKind, params: SqlParams) {
  return `city = ${params.bind(city)} and category = ${params.bind(category)} and deal = ${params.bind(deal)}`
}
