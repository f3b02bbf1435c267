import type { JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import { describe, expect, test } from 'vitest'
import { countJourneys } from '#scripts/count-journeys.mjs'

describe('countJourneys', () => {
  test('counts journeys at any depth and leaves out the skipped ones', () => {
    const report = {
      errors: [],
      suites: [suite('a.e2e.ts', ['expected', 'skipped'], [suite('on a phone', ['expected'])])],
    }

    expect(countJourneys(report, 0)).toMatchObject({ passed: 2, failed: 0, failures: [] })
  })

  test('tells why a journey failed and where its trace is', () => {
    const report = { errors: [], suites: [suite('a.e2e.ts', ['unexpected'])] }

    expect(countJourneys(report, 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [
        '✗ a.e2e.ts > goes on\n    Error: not visible\n    npx playwright show-trace out/trace.zip',
      ],
      flaky: [],
    })
  })

  test('counts a flaky journey as passed and names it', () => {
    const report = { errors: [], suites: [suite('a.e2e.ts', ['flaky'])] }

    expect(countJourneys(report, 0)).toMatchObject({
      passed: 1,
      failed: 0,
      failures: [],
      flaky: [expect.stringContaining('✗ a.e2e.ts > goes on')],
    })
  })

  test('counts a run whose setup failed as one failure and tells why', () => {
    const report = { errors: [{ message: 'No browser starts' }], suites: [] }

    expect(countJourneys(report, 1)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['✗ the journeys\n    No browser starts'],
    })
  })

  test('counts a run without a report as one failure', () => {
    expect(countJourneys(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

function suite(
  title: string,
  statuses: JSONReportTest['status'][],
  suites: JSONReportSuite[] = [],
): JSONReportSuite {
  const place = { file: 'a.e2e.ts', line: 1, column: 1 }
  return {
    title,
    ...place,
    specs: statuses.map((status) => ({
      title: 'goes on',
      id: status,
      tags: [],
      ok: status !== 'unexpected',
      tests: [journey(status)],
      ...place,
    })),
    suites,
  }
}

function journey(status: JSONReportTest['status']): JSONReportTest {
  const hasFailed = status === 'unexpected' || status === 'flaky'
  const attempt = {
    workerIndex: 0,
    parallelIndex: 0,
    duration: 1,
    error: undefined,
    stdout: [],
    stderr: [],
    startTime: '2026-11-15T06:00:00Z',
    annotations: [],
  }
  const first = {
    ...attempt,
    retry: 0,
    status: 'failed' as const,
    errors: [{ message: '\u001b[31mError: not visible\u001b[39m' }],
    attachments: [{ name: 'trace', path: 'out/trace.zip', contentType: 'application/zip' }],
  }
  const last = { ...attempt, retry: 1, status: 'passed' as const, errors: [], attachments: [] }
  return {
    timeout: 60_000,
    annotations: [],
    expectedStatus: 'passed',
    projectName: 'journeys',
    projectId: 'journeys',
    results: status === 'unexpected' ? [first] : hasFailed ? [first, last] : [last],
    status,
  }
}
