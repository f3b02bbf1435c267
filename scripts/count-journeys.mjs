import { describeFailure } from './list-failures.mjs'

/**
 * @typedef {import('@playwright/test/reporter').JSONReport} Report
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 * @typedef {import('@playwright/test/reporter').JSONReportTest} Test
 * @typedef {import('./count-tests.mjs').Count} Count
 * @typedef {{ title: string, test: Test }} Journey
 */

/**
 * Counts the journeys of a Playwright JSON report and describes the failed and the flaky ones. A
 * run that ended badly without a failed journey, or left no report, counts as one failure.
 * @param {Pick<Report, 'suites' | 'errors'> | undefined} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJourneys(report, exitCode) {
  const journeys = (report?.suites ?? []).flatMap((suite) => listJourneys(suite))
  const withStatus = (/** @type {Test['status']} */ status) =>
    journeys.filter(({ test }) => test.status === status)
  const failed = withStatus('unexpected')
  const flaky = withStatus('flaky')
  const errors = report?.errors ?? []
  const endedBadly = exitCode !== 0 || !report
  return {
    passed: withStatus('expected').length + flaky.length,
    failed: failed.length === 0 && endedBadly ? 1 : failed.length,
    failures: [
      ...errors.map(({ message }) => describeFailure('the journeys', [message ?? ''])),
      ...failed.map((journey) => describeJourney(journey)),
    ],
    flaky: flaky.map((journey) => describeJourney(journey)),
  }
}

/**
 * @param {Suite} suite
 * @param {string[]} path the titles of the file and the describe blocks around it
 * @returns {Journey[]}
 */
function listJourneys(suite, path = []) {
  const titles = [...path, suite.title]
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({ title: [...titles, spec.title].join(' > '), test })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => listJourneys(inner, titles)),
  ]
}

/**
 * The reason of the first failure and where its trace is.
 * @param {Journey} journey
 */
function describeJourney({ title, test }) {
  const first = test.results.find(({ status }) => status !== 'passed' && status !== 'skipped')
  const trace = first?.attachments.find(({ name }) => name === 'trace')?.path
  const reasons = (first?.errors ?? []).map(({ message }) => message)
  return describeFailure(
    title,
    trace ? [...reasons, `npx playwright show-trace ${trace}`] : reasons,
  )
}
