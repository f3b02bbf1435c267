import path from 'node:path'
import { countTests } from './count-tests.mjs'
import { listFailures } from './list-failures.mjs'
import { toolEnv } from './node24.mjs'
import { root } from './paths.mjs'
import { runWithReport } from './run-with-report.mjs'

const command = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')

/**
 * Runs the unit and integration tests with Vitest.
 * @param {string} node
 * @param {string[]} args
 */
export async function runVitest(node, args) {
  const { report, exitCode } = await runWithReport(node, (file) => ({
    args: [
      command,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    env: { ...toolEnv(node), NODE_ENV: 'test' },
  }))
  return { ...countTests(report, exitCode), failures: listFailures(report) }
}
