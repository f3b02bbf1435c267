import { expect, test } from 'vitest'
import { namedAmongSql, namedSql } from '#domain/search/planner/named-listings.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'

const id = '018f4e9a-0000-7000-8000-000000000001'

test.for([
  [[], 'false', []],
  [['no name of any listing'], 'false', []],
  [[id], 'id = any($1::uuid[])', [[id]]],
  [['spn00000001'], 'spn = any($1::text[])', [['SPN00000001']]],
  [
    ['SPN00000001', id, "'; drop"],
    'id = any($1::uuid[]) or spn = any($2::text[])',
    [[id], ['SPN00000001']],
  ],
] as const)('of the names %j those that may be are looked up', ([names, text, values]) => {
  const params = new SqlParams()

  expect(namedSql([...names], params)).toBe(text)
  expect(params.values).toEqual(values)
})

test('only listings of the kinds of a search say how far it was read', () => {
  const bound = (kinds: Parameters<typeof namedAmongSql>[1]) => {
    const params = new SqlParams()
    const text = namedAmongSql([id], kinds, params)
    return [[...text.matchAll(/(city|category|deal) = /g)].map(([, name]) => name), params.values]
  }

  expect(bound({ cities: ['delhi', 'noida'], category: 'residential', deal: 'rent' })).toEqual([
    ['city', 'category', 'deal'],
    [['delhi', 'noida'], 'residential', 'rent', [id]],
  ])
  expect(bound({ cities: ['delhi'] })).toEqual([['city'], [['delhi'], [id]]])
})
