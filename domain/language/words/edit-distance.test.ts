import { expect, test } from 'vitest'
import { isWithinEdits } from '#domain/language/words/spelling.ts'

test.for([
  ['dwarka', 'dwarka', 0, true],
  ['dwraka', 'dwarka', 2, true],
  ['dwraka', 'dwarka', 1, false],
  ['rohni', 'rohini', 1, true],
  ['saket', 'rohini', 3, false],
  ['', 'ab', 2, true],
] as const)('%s and %s are within %d: %s', ([a, b, most, expected]) => {
  expect(isWithinEdits(a, b, most)).toBe(expected)
  expect(isWithinEdits(b, a, most)).toBe(expected)
})
