import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toolEnv } from './node24.mjs'
import { root, run } from './run.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs the unit and integration tests with Vitest.
 * @param {string} node
 * @param {string[]} args
 */
export async function runVitest(node, args) {
  const reporters = ['--reporter=default', '--reporter=json']
  const { report, code } = await withReport((file) =>
    run('vitest', ['run', ...reporters, `--outputFile.json=${file}`, ...args], {
      env: { ...toolEnv(node), NODE_ENV: 'test' },
    }),
  )
  return countUp(report?.numPassedTests, report?.numFailedTests, code)
}

/**
 * Runs the browser journeys with Playwright's test runner.
 * @param {string} node
 * @param {string[]} files all without any
 */
export async function runPlaywright(node, files = []) {
  const { report, code } = await withReport((file) =>
    // Playwright takes its filters as regular expressions.
    run(
      'playwright',
      ['test', '--reporter=list,json', ...files.map((name) => name.replaceAll('.', '\\.'))],
      {
        env: {
          ...toolEnv(node),
          NODE_ENV: 'test',
          // Later workers reuse what the first has compiled.
          NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/journeys'),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      },
    ),
  )
  const { expected = 0, flaky = 0, unexpected } = report?.stats ?? {}
  // A journey that passes when it is repeated is reported as flaky.
  return countUp(expected + flaky, unexpected, code)
}

/**
 * A run that ended badly without a failed test, or left no report, counts as one failure.
 * @param {number | undefined} passed
 * @param {number | undefined} failed
 * @param {number} code
 * @returns {Count}
 */
export function countUp(passed = 0, failed, code) {
  const endedBadly = code !== 0 || failed === undefined
  return { passed, failed: failed || (endedBadly ? 1 : 0) }
}

/**
 * Runs a test runner, and answers the JSON report that it wrote, undefined where it wrote none.
 * @param {(reportFile: string) => Promise<number>} runTests
 */
async function withReport(runTests) {
  const folder = mkdtempSync(path.join(tmpdir(), 'basera-report-'))
  const file = path.join(folder, 'report.json')
  const code = await runTests(file)
  const report = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  return { report, code }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
