import { expect, test } from 'vitest'
import { quartiles } from '#domain/listings/quartiles.ts'

test.each([
  [[3], { low: 3, middle: 3, high: 3 }],
  [[1, 2], { low: 1.25, middle: 1.5, high: 1.75 }],
  [[5, 1, 3, 2, 4], { low: 2, middle: 3, high: 4 }],
])('the middle half of %j', (numbers, spread) => {
  expect(quartiles(numbers)).toEqual(spread)
})
