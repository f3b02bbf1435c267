import { expect, test } from 'vitest'
import { roomFilterOf } from '#domain/listings/room-filter.ts'

test.each([
  [null, null, undefined],
  ['2bhk', null, '2bhk'],
  ['3mbhk', null, '3mbhk'],
  ['3mbhk', 4, '4bhk'],
  ['3mbhk', 5, '5bhk'],
  ['3mbhk', 6, '6mbhk'],
  ['3mbhk', 9, '6mbhk'],
] as const)('%s with %s bedrooms is found by %s', (bhk, bedrooms, filter) => {
  expect(roomFilterOf({ bhk, bedrooms })).toBe(filter)
})
