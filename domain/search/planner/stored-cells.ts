import type { Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { type Cell, cellsSql } from '#domain/search/planner/count-cells.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { runPreparedSql, runSql } from '#domain/search/planner/run-sql.ts'
import { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'

export type StoredCells = ListingKind & {
  version: number
  /** None where the version is one of the known. */
  packed: Buffer | null
  /** What has changed since they were stored; counts may be below nothing. */
  changes: Cell[]
}

type Marks = Readonly<Record<Deal, readonly number[]>>

type Wanted = {
  kinds: ListingKind[]
  day: string
  definition: string
  marks: Marks
  /** Versions whose cells the caller has. */
  known: number[]
}

/**
 * The stored cells of some kinds with what has changed since, in one statement: between two, a job
 * may add the changes to the cells.
 */
export function readStoredCells(db: Db, wanted: Wanted): Promise<StoredCells[]> {
  const params = new OpaqueParams()
  const [rent, resale] = [wanted.marks.rent, wanted.marks.resale].map(marksSql)
  const marks = `case deal when 'rent' then ${rent} else ${resale} end`
  const cells = cellsSql({ today: wanted.day, marks }, params)
  const lists = (['city', 'category', 'deal'] as const).map(
    (column) => `${params.bind(wanted.kinds.map((kind) => kind[column]))}::text[]`,
  )
  const ofKind = `from kind_count_change as change
    where change.city = stored.city and change.category = stored.category and change.deal = stored.deal`
  const text = `select city, category, deal, version,
      case when version <> all(${params.bind(wanted.known)}::bigint[]) then cells end as packed,
      (select coalesce(json_agg(cell), '[]') from (${cells(ofKind, 'sum(sign)')}) as cell) as changes
    from unnest(${lists.join(', ')}) as wanted (city, category, deal)
    join kind_count as stored using (city, category, deal)
    where day = ${params.bind(wanted.day)}::date and definition = ${params.bind(wanted.definition)}`
  return runPreparedSql<StoredCells>(db, 'stored_cells', text, params)
}

/** Written out: they are always the same, and the statement has a plan as soon as it is prepared. */
function marksSql(marks: readonly number[]) {
  return `'{${marks.join()}}'::bigint[]`
}

type CellOfDay = Cell & { day: string; isChange: boolean }

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
  { kept, fresh }: Days,
  marks: readonly number[],
): Promise<CellOfDay[]> {
  return cellsOfDays(db, kind, { kept, fresh }, marks, (params) => {
    const conditions = changesOf(kind, params)
    return `with change as (delete from kind_count_change where ${conditions} returning *)`
  })
}

/** The same of changes that are left where they are. */
export function lookAtChanges(db: Db, kind: ListingKind, day: string, marks: readonly number[]) {
  return cellsOfDays(db, kind, { kept: [day], fresh: [day] }, marks, (params) => {
    const conditions = changesOf(kind, params)
    return `with change as (select * from kind_count_change where ${conditions})`
  })
}

function cellsOfDays(
  db: Db,
  kind: ListingKind,
  { kept, fresh }: Days,
  marks: readonly number[],
  changes: (params: SqlParams) => string,
) {
  const params = new SqlParams()
  const before = changes(params)
  const bound = marksSql(marks)
  const part = (day: string, isChange: boolean) => {
    const cells = cellsSql({ today: day, marks: bound }, params)
    const rows = isChange
      ? cells('from change', 'sum(sign)')
      : cells(`from listing where ${kindConditions(kind, params).join(' and ')}`, 'count(*)')
    return `(select '${day}' as day, ${isChange} as "isChange", cell.* from (${rows}) as cell)`
  }
  const parts = [...kept.map((day) => part(day, true)), ...fresh.map((day) => part(day, false))]
  return runSql<CellOfDay>(db, `${before} ${parts.join(' union all ')}`, params)
}

function changesOf({ city, category, deal }: ListingKind, params: SqlParams) {
  return `city = ${params.bind(city)} and category = ${params.bind(category)} and deal = ${params.bind(deal)}`
}
