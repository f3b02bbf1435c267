import { describe, expect, test } from 'vitest'
import { addCounts, countTests } from '#scripts/count-tests.mjs'

describe('countTests', () => {
  test('counts tests and leaves out the skipped ones', () => {
    const report = { testResults: [file('failed', 'passed', 'failed', 'skipped')] }

    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1 })
  })

  test('counts a file that could not be loaded as one failure', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] }

    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1 })
  })

  test('counts a run that ended badly without a failed test as one failure', () => {
    expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  test('counts a run without a report as one failure', () => {
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

test('addCounts adds up all steps', () => {
  const counts = [
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1, failures: ['✗ subtracts'], flaky: ['✗ adds'] },
  ]

  expect(addCounts(counts)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['✗ subtracts'],
    flaky: ['✗ adds'],
  })
})

function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((test) => ({ status: test })) }
}
