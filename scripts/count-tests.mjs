/**
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[] }} Count
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} Report
 */

/**
 * Counts the tests of a Vitest JSON report. A file that could not be loaded counts as one
 * failure, and so does a run that ended badly without a failed test or left no report.
 * @param {Report | undefined} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countTests(report, exitCode) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const count = (/** @type {string} */ status) =>
    tests.filter((test) => test.status === status).length
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailure),
  )
  const failed = count('failed') + broken.length
  const endedBadly = exitCode !== 0 || !report
  return { passed: count('passed'), failed: failed === 0 && endedBadly ? 1 : failed }
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function addCounts(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    failures: counts.flatMap((count) => count.failures ?? []),
    flaky: counts.flatMap((count) => count.flaky ?? []),
  }
}

/** @param {{ status: string }} test */
function isFailure(test) {
  return test.status === 'failed'
}
