import { describe, expect, test } from 'vitest'
import type { SearchOrder } from '#contract/options.ts'
import {
  afterCursorSql,
  compareListings,
  nearestFirst,
  orderBy,
  orderSql,
  type SortKeys,
  sortColumns,
} from '#domain/search/planner/listing-order.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'

const alike = { sortAt: '2026-01-01T00:00:00.000000Z', price: 50, builtUpArea: 10, monthly: 50 }
const spot = { lat: 28.5, lng: 77.2 }

describe('listings in memory', () => {
  test.for<[SearchOrder, Partial<SortKeys>, Partial<SortKeys>]>([
    [
      'newest',
      { sortAt: '2026-01-01T00:00:00.000002Z' },
      { sortAt: '2026-01-01T00:00:00.000001Z' },
    ],
    ['best', { sortAt: '2026-01-02T00:00:00.000000Z' }, { sortAt: '2026-01-01T00:00:00.000000Z' }],
    ['cheapest', { price: 9 }, { price: 10 }],
    ['costliest', { price: 10 }, { price: 9 }],
    ['best_value', { price: 90, builtUpArea: 10 }, { price: 100, builtUpArea: 11 }],
    ['least_monthly', { price: 60, monthly: 60 }, { price: 50, monthly: 61 }],
  ])('are sorted by %s', ([name, first, second]) => {
    // The first one of the order has the id that would sort last.
    const isDescending = name === 'newest' || name === 'best' || name === 'costliest'
    const ids = isDescending ? ['a', 'b'] : ['b', 'a']
    const [a, b] = [first, second].map((keys, at) => ({ ...alike, id: ids[at]!, ...keys }))
    const order = orderBy(name)

    expect([b!, a!].sort((x, y) => compareListings(order, x, y))).toEqual([a, b])
    expect([a!, b!].sort((x, y) => compareListings(order, x, y))).toEqual([a, b])
  })

  test.for([
    ['newest', ['b', 'a']],
    ['costliest', ['b', 'a']],
    ['cheapest', ['a', 'b']],
    ['least_monthly', ['a', 'b']],
  ] as const)('with equal keys are sorted by %s and then by id', ([name, expected]) => {
    const rows = ['a', 'b', 'a'].map((id) => ({ ...alike, id }))
    rows.sort((x, y) => compareListings(orderBy(name), x, y))

    expect([...new Set(rows.map(({ id }) => id))]).toEqual(expected)
    expect(compareListings(orderBy(name), rows[0]!, rows[0]!)).toBeCloseTo(0)
  })

  test('are sorted by distance, where one that has none is at the spot', () => {
    const rows = [{ distance: 2 }, {}, { distance: 1 }].map((keys, at) => ({
      ...alike,
      id: `${at}`,
      ...keys,
    }))
    rows.sort((x, y) => compareListings(nearestFirst([spot]), x, y))

    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '0'])
  })
})

describe('an order in SQL', () => {
  test.for([
    ['newest', 'active_at desc, id desc', 'active_at asc, id asc'],
    ['cheapest', 'price asc, id asc', 'price desc, id desc'],
    ['costliest', 'price desc, id desc', 'price asc, id asc'],
  ] as const)('of %s breaks ties on the id, also when reversed', ([name, order, reversed]) => {
    expect(orderSql(orderBy(name))).toBe(order)
    expect(orderSql(orderBy(name), { reversed: true })).toBe(reversed)
  })

  test('asks for the distance only where it is sorted by', () => {
    expect(sortColumns(nearestFirst([spot]))).toMatch(/ as distance$/)
    expect(sortColumns(orderBy('cheapest'))).not.toContain('distance')
  })

  test('binds the values of the cursor', () => {
    const cursor = { ...alike, id: 'x', distance: 3 }
    const bound = (order: Parameters<typeof afterCursorSql>[0]) => {
      const params = new SqlParams()
      return [afterCursorSql(order, cursor, params).replace(/.*id\) /s, ''), params.values]
    }

    expect(bound(orderBy('newest'))).toEqual(['< ($1::timestamptz, $2::uuid)', [alike.sortAt, 'x']])
    expect(bound(orderBy('cheapest'))).toEqual(['> ($1::bigint, $2::uuid)', [50, 'x']])
    expect(bound(orderBy('least_monthly'))).toEqual(['> ($1::bigint, $2::uuid)', [50, 'x']])
    expect(bound(nearestFirst([spot]))).toEqual(['> ($1::float8, $2::uuid)', [3, 'x']])
    expect(bound(orderBy('best_value'))).toEqual([
      '> ($1::bigint::float8 / $2::integer, $3::uuid)',
      [50, 10, 'x'],
    ])
  })
})
