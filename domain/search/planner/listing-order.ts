import type { Point } from '#contract/geo.ts'
import type { SearchOrder } from '#contract/options.ts'
import { distanceSql } from '#domain/search/planner/distance.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

/** The values that pages are sorted by; those of the last listing are the cursor of the next page. */
export type SortKeys = {
  id: string
  /** The moment of `active_at` to the microsecond, which a Date would truncate. */
  sortAt: string
  price: number
  builtUpArea: number
  monthly: number
  /** Kilometres, where listings are sorted by distance. */
  distance?: number | undefined
  /** Minutes of travel, where listings are sorted by them. */
  minutes?: number | undefined
}

/**
 * What a month costs: the rent, and maintenance, parking and power backup where they cost more.
 * Maintenance that is included, or of which nobody says how much, adds nothing.
 */
export const monthlySql = monthlySumSql(0)

/**
 * The same to sort by: more than any home costs is added where nobody says how much maintenance is, so
 * that totals that are known come first. The index `listing_by_month_total` has the same expression.
 */
const monthlyKeySql = monthlySumSql(1_000_000_000_000)

const storedKeys = `id,
  to_char(active_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortAt",
  price, built_up_area as "builtUpArea", ${monthlyKeySql} as monthly`

/** The columns of the sort keys. */
export function sortColumns({ by, isDistance }: Order): string {
  return isDistance ? `${storedKeys}, ${by} as distance` : storedKeys
}

/** One way to sort listings. Ties break on the id, so that keyset pagination repeats nothing. */
export type Order = {
  /** The SQL expression that is sorted by. */
  by: string
  isDescending: boolean
  /** Whether an index of each kind is in this order. */
  isIndexed: boolean
  isDistance?: boolean
  /** Further columns that `by` reads. */
  columns?: string
  /** The SQL value that sorts before every listing. */
  start: string
  key: (keys: SortKeys) => string | number
  /** Binds the cursor's value of `by`. */
  bind: (keys: SortKeys, params: SqlParams) => string
}

const newest: Order = {
  by: 'active_at',
  isDescending: true,
  isIndexed: true,
  start: `'infinity'::timestamptz`,
  key: ({ sortAt }) => sortAt,
  bind: ({ sortAt }, params) => `${params.bind(sortAt)}::timestamptz`,
}

const byPrice = {
  by: 'price',
  isIndexed: true,
  key: ({ price }: SortKeys) => price,
  bind: ({ price }: SortKeys, params: SqlParams) => `${params.bind(price)}::bigint`,
}

const orders: Record<SearchOrder, Order> = {
  newest,
  // Equally good matches come newest first.
  best: newest,
  cheapest: { ...byPrice, isDescending: false, start: '0::bigint' },
  costliest: { ...byPrice, isDescending: true, start: `${Number.MAX_SAFE_INTEGER}::bigint` },
  best_value: {
    by: 'price::float8 / built_up_area',
    isDescending: false,
    isIndexed: false,
    start: '0::float8',
    key: ({ price, builtUpArea }) => price / builtUpArea,
    bind: (keys, params) =>
      `${params.bind(keys.price)}::bigint::float8 / ${params.bind(keys.builtUpArea)}::integer`,
  },
  least_monthly: {
    by: monthlyKeySql,
    isDescending: false,
    isIndexed: true,
    columns: 'maintenance, maintenance_amount, parking_amount, power_backup_amount',
    start: '0::bigint',
    key: ({ monthly }) => monthly,
    bind: ({ monthly }, params) => `${params.bind(monthly)}::bigint`,
  },
  // `findFastest` sorts by the travel times of a search; without any, the newest come first.
  fastest: newest,
}

function monthlySumSql(unknown: number) {
  return `(price + case when maintenance = 'maintance_included' then 0
    else coalesce(maintenance_amount, ${unknown}) end
    + coalesce(parking_amount, 0) + coalesce(power_backup_amount, 0))`
}

export function orderBy(order: SearchOrder): Order {
  return orders[order]
}

/** Sorts by the distance from the nearest of some points. */
export function nearestFirst(points: readonly Point[]): Order {
  return {
    by: distanceSql(points),
    isDescending: false,
    isIndexed: false,
    isDistance: true,
    start: '-1::float8',
    key: ({ distance = 0 }) => distance,
    bind: ({ distance = 0 }, params) => `${params.bind(distance)}::float8`,
  }
}

export function isNewestFirst(order: Order) {
  return order === newest
}

export function orderSql({ by, isDescending }: Order, { reversed = false } = {}): string {
  const direction = isDescending === reversed ? 'asc' : 'desc'
  return `${by} ${direction}, id ${direction}`
}

/** Keyset pagination: the condition of coming after a listing whose sort keys are known. */
export function afterCursorSql(order: Order, cursor: SortKeys, params: SqlParams): string {
  const { by, isDescending, bind } = order
  const comparison = isDescending ? '<' : '>'
  return `(${by}, id) ${comparison} (${bind(cursor, params)}, ${params.bind(cursor.id)}::uuid)`
}

/** The same after the last of some named listings, whose sort keys the statement itself looks up. */
export function afterNamedSql(order: Order, named: string): string {
  const { by, isDescending, start } = order
  const last = (column: string) => `(
    select ${column} from ${named}
    order by ${orderSql(order, { reversed: true })} limit 1
  )`
  const noId = isDescending
    ? 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    : '00000000-0000-0000-0000-000000000000'
  return `(${by}, id) ${isDescending ? '<' : '>'}
    (coalesce(${last(by)}, ${start}), coalesce(${last('id')}, '${noId}'::uuid))`
}

/** The same order for listings in memory. */
export function compareListings({ key, isDescending }: Order, a: SortKeys, b: SortKeys): number {
  const ascending = compare(key(a), key(b)) || compare(a.id, b.id)
  return isDescending ? -ascending : ascending
}

function compare(a: string | number, b: string | number) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
