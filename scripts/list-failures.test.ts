import { expect, test } from 'vitest'
import { listFailures } from '#scripts/list-failures.mjs'

test('lists each failed test with its reason, without colours and foreign frames', () => {
  const reason = '\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at node_modules/x.js:1\n'
  const report = {
    testResults: [
      file('a.test.ts', [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'subtracts', status: 'failed', failureMessages: [reason] },
      ]),
      { ...file('b.test.ts', []), message: 'Cannot find module' },
    ],
  }

  expect(listFailures(report)).toEqual([
    '✗ a.test.ts > subtracts\n    AssertionError: 1 is not 2',
    '✗ b.test.ts\n    Cannot find module',
  ])
})

test('lists nothing of a run without a report', () => {
  expect(listFailures(undefined)).toEqual([])
})

function file(
  name: string,
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[],
) {
  return { name, status: 'failed', assertionResults }
}
