import path from 'node:path'
import { countJourneys } from './count-journeys.mjs'
import { toolEnv } from './node24.mjs'
import { root } from './paths.mjs'
import { runWithReport } from './run-with-report.mjs'

const command = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')

/**
 * Runs the browser journeys with Playwright's test runner.
 * @param {string} node
 * @param {string[]} filters only the files whose path contains one of these; all without any
 */
export async function runPlaywright(node, filters = []) {
  const { report, exitCode } = await runWithReport(node, (file) => ({
    args: [command, 'test', '--reporter=list,json', ...filters.map(escapeRegExp)],
    env: { ...toolEnv(node), NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }))
  return countJourneys(report, exitCode)
}

/**
 * Playwright takes its filters as regular expressions.
 * @param {string} text
 */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
