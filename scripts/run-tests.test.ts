import { expect, test } from 'vitest'
import { countUp } from '#scripts/run-tests.mjs'

test('counts what a report says', () => {
  expect(countUp(3, 2, 1)).toEqual({ passed: 3, failed: 2 })
  expect(countUp(3, 0, 0)).toEqual({ passed: 3, failed: 0 })
})

test('counts a run that ended badly without a failed test as one failure', () => {
  expect(countUp(3, 0, 1)).toEqual({ passed: 3, failed: 1 })
})

test('counts a run without a report as one failure', () => {
  expect(countUp(undefined, undefined, 0)).toEqual({ passed: 0, failed: 1 })
})
