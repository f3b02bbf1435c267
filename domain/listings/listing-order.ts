import type { SearchOrder } from '#contract/options.ts'
import type { SqlParams } from '#domain/listings/sql-params.ts'

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

type Order = { by: string; isDown: boolean; key: (keys: SortKeys) => string | number; at: At }
type At = (keys: SortKeys, params: SqlParams) => string

const newest: Order = {
  by: 'active_at',
  isDown: true,
  key: ({ sortAt }) => sortAt,
  at: ({ sortAt }, params) => `${params.bind(sortAt)}::timestamptz`,
}

const orders: Record<SearchOrder, Order> = {
  newest,
  // Equally good matches come newest first.
  best: newest,
  cheapest: { by: 'price', isDown: false, key: ({ price }) => price, at: priceAt },
  costliest: { by: 'price', isDown: true, key: ({ price }) => price, at: priceAt },
  best_value: {
    by: rate,
    isDown: false,
    key: ({ price, builtUpArea }) => price / builtUpArea,
    at: (keys, params) =>
      `${params.bind(keys.price)}::bigint::float8 / ${params.bind(keys.builtUpArea)}::integer`,
  },
}

/** Whether an index holds the listings in this order already. */
export function isIndexed(order: SearchOrder) {
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

/** The same order for listings that are already here. */
export function compareListings(order: SearchOrder, a: SortKeys, b: SortKeys): number {
  const { key, isDown } = orders[order]
  const upwards = compare(key(a), key(b)) || compare(a.id, b.id)
  return isDown ? -upwards : upwards
}

function priceAt({ price }: SortKeys, params: SqlParams) {
  return `${params.bind(price)}::bigint`
}

function compare(a: string | number, b: string | number) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
