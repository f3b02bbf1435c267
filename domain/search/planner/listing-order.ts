import type { SearchOrder } from '#contract/options.ts'
import type { SqlParams } from '#db/sql-params.ts'

/** What a page of results is sorted by, and where the next one begins. */
export type SortKeys = {
  id: string
  /** The moment of `active_at` to the microsecond, which a Date would cut. */
  sortAt: string
  price: number
  builtUpArea: number
}

export const sortColumns = `id,
  to_char(active_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortAt",
  price, built_up_area as "builtUpArea"`

const rate = 'price::float8 / built_up_area'

type Order = {
  by: string
  isDown: boolean
  /** What comes before every listing. */
  start: string
  key: (keys: SortKeys) => string | number
  at: (keys: SortKeys, params: SqlParams) => string
}

const newest: Order = {
  by: 'active_at',
  isDown: true,
  start: `'infinity'::timestamptz`,
  key: ({ sortAt }) => sortAt,
  at: ({ sortAt }, params) => `${params.bind(sortAt)}::timestamptz`,
}

const byPrice = {
  by: 'price',
  key: ({ price }: SortKeys) => price,
  at: ({ price }: SortKeys, params: SqlParams) => `${params.bind(price)}::bigint`,
}

const orders: Record<SearchOrder, Order> = {
  newest,
  // Equally good matches come newest first.
  best: newest,
  cheapest: { ...byPrice, isDown: false, start: '0::bigint' },
  costliest: { ...byPrice, isDown: true, start: `${Number.MAX_SAFE_INTEGER}::bigint` },
  best_value: {
    by: rate,
    isDown: false,
    start: '0::float8',
    key: ({ price, builtUpArea }) => price / builtUpArea,
    at: (keys, params) =>
      `${params.bind(keys.price)}::bigint::float8 / ${params.bind(keys.builtUpArea)}::integer`,
  },
}

/** Whether an index holds the listings in this order already. */
export function isIndexed(order: SearchOrder) {
  return orders[order] !== orders.best_value
}

/** Whether the newest come first; equally good matches do, too. */
export function isNewestFirst(order: SearchOrder) {
  return orders[order] === newest
}

/** Ties break on the id, so that no listing shows up on two pages. */
export function orderSql(order: SearchOrder, { reversed = false } = {}): string {
  const { by, isDown } = orders[order]
  const direction = isDown === reversed ? 'asc' : 'desc'
  return `${by} ${direction}, id ${direction}`
}

/** The condition of coming after a listing. */
export function afterSql(order: SearchOrder, keys: SortKeys, params: SqlParams): string {
  const { by, isDown, at } = orders[order]
  const comparison = isDown ? '<' : '>'
  return `(${by}, id) ${comparison} (${at(keys, params)}, ${params.bind(keys.id)}::uuid)`
}

/** The same for the last of some named listings, which is looked up in the same breath. */
export function afterNamedSql(order: SearchOrder, named: string): string {
  const { by, isDown, start } = orders[order]
  const last = (column: string) => `(
    select ${column} from ${named}
    order by ${orderSql(order, { reversed: true })} limit 1
  )`
  const noId = isDown
    ? 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    : '00000000-0000-0000-0000-000000000000'
  return `(${by}, id) ${isDown ? '<' : '>'}
    (coalesce(${last(by)}, ${start}), coalesce(${last('id')}, '${noId}'::uuid))`
}

/** The same order for listings that are already here. */
export function compareListings(order: SearchOrder, a: SortKeys, b: SortKeys): number {
  const { key, isDown } = orders[order]
  const upwards = compare(key(a), key(b)) || compare(a.id, b.id)
  return isDown ? -upwards : upwards
}

function compare(a: string | number, b: string | number) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
