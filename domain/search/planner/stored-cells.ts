import type { Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import { cellCodeSql } from '#domain/search/planner/cell-codes.ts'
import { marksSql, packCellsSql, packedCellsSql } from '#domain/search/planner/count-cells.ts'
import { kindConditions } from '#domain/search/planner/kind-conditions.ts'
import { runPreparedSql, runSql } from '#domain/search/planner/run-sql.ts'
import { OpaqueParams, SqlParams } from '#domain/search/planner/sql-params.ts'

/** The place id that means all listings of a kind. */
export const wholeKind = ''

export type StoredCells = ListingKind & {
  placeId: string
  version: number
  /** Undefined where the caller knows the version already. */
  packed: Buffer | null
  /** The changes since the cells were stored; counts may be negative. */
  changes: Buffer
}

type Wanted = {
  kinds: ListingKind[]
  placeIds: string[]
  day: string
  definition: string
  marks: Readonly<Record<Deal, readonly number[]>>
  /** Versions whose cells the caller has. */
  known: number[]
}

/**
 * The stored cells of some kinds, whole or in some places, and the changes since then, read in one
 * statement: between two statements a job may add the changes to the cells.
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
    where change.city = stored.city and change.category = stored.category
      and change.deal = stored.deal and stored.place_id in ('${wholeKind}', change.place_id)`
  const text = `select city, category, deal, place_id as "placeId", version,
      case when version <> all(${params.bind(wanted.known)}::bigint[]) then cells end as packed,
      (${packedCellsSql(code, 'sum(sign)', ofKind)}) as changes
    from unnest(${lists.join(', ')}) as wanted (city, category, deal)
    join kind_count as stored using (city, category, deal)
    where place_id = any(${params.bind(wanted.placeIds)}::text[])
      and day = ${params.bind(wanted.day)}::date and definition = ${params.bind(wanted.definition)}`
  return runPreparedSql<StoredCells>(db, 'stored_cells', text, params)
}

type CountedCells = { day: string; placeId: string; isChange: boolean; packed: Buffer }

type Days = {
  /** Days whose stored cells get the changes, and the places that each day has cells of. */
  kept: Map<string, string[]>
  /** Days that are to be counted from the listings themselves. */
  fresh: string[]
  /** How many listings a place must have to be counted for such a day. */
  largePlace: number
}

/**
 * Takes the recorded changes of a kind, as cells for each day. New days are counted in the same
 * statement, which therefore sees a listing if and only if it takes the change about it.
 */
export function takeChanges(
  db: Db,
  kind: ListingKind,
  { kept, fresh, largePlace }: Days,
  marks: readonly number[],
): Promise<CountedCells[]> {
  const params = new SqlParams()
  const changes = `delete from kind_count_change where ${changesOf(kind, params)} returning *`
  const large = () => `sum(count) >= ${params.bind(largePlace)}::int`
  const parts = [
    ...[...kept].map(([day, places]) => changedPart({ day, places, marks }, params)),
    ...fresh.map((day) => countedPart(kind, { day, places: large(), marks }, params)),
  ]
  return runParts(db, changes, parts, params)
}

/** The recorded changes of a kind, without taking them, and its listings, both in cells. */
export function compareChanges(
  db: Db,
  kind: ListingKind,
  { day, places, marks }: { day: string; places: string[]; marks: readonly number[] },
): Promise<CountedCells[]> {
  const params = new SqlParams()
  const changes = `select * from kind_count_change where ${changesOf(kind, params)}`
  const same = isOneOf(places, params)
  const parts = [
    changedPart({ day, places, marks }, params),
    countedPart(kind, { day, places: same, marks }, params),
  ]
  return runParts(db, changes, parts, params)
}

function runParts(db: Db, changes: string, parts: string[], params: SqlParams) {
  const text = `with change as (${changes})
    select * from (${parts.join(' union all ')}) as part`
  return runSql<CountedCells>(db, text, params)
}

type Part = { day: string; marks: readonly number[] }

function changedPart({ places, ...part }: Part & { places: string[] }, params: SqlParams) {
  const rows = { count: 'sum(sign)', rows: 'from change', places: isOneOf(places, params) }
  return cellsByPlace({ ...part, ...rows, isChange: true }, params)
}

function countedPart(kind: ListingKind, part: Part & { places: string }, params: SqlParams) {
  const rows = `from listing where ${kindConditions(kind, params).join(' and ')}`
  return cellsByPlace({ ...part, rows, count: 'count(*)', isChange: false }, params)
}

type Counted = Part & { rows: string; count: string; places: string; isChange: boolean }

/** Counts rows in cells: all of them, and those of each place that is wanted. */
function cellsByPlace(
  { day, marks, rows, count, places, isChange }: Counted,
  params: SqlParams,
): string {
  const code = cellCodeSql({ today: day, marks: marksSql(marks) }, params)
  return `(with cell as (
      select place_id, ${code} as code, ${count}::int as count ${rows} group by 1, 2
    ), counted as (
      select '${wholeKind}' as "placeId", packed
      from (${packedCellsSql('code', 'sum(count)', 'from cell')}) as whole
      union all
      select place_id, ${packCellsSql} from cell
      where place_id is not null group by place_id having ${places}
    )
    select ${params.bind(day)}::text as day, ${isChange} as "isChange", counted.* from counted)`
}

function isOneOf(places: string[], params: SqlParams) {
  return `place_id = any(${params.bind(places)}::text[])`
}

function changesOf({ city, category, deal }: ListingKind, params: SqlParams) {
  return `city = ${params.bind(city)} and category = ${params.bind(category)} and deal = ${params.bind(deal)}`
}
