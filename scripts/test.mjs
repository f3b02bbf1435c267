import { buildSite } from './build.mjs'
import { addCounts } from './count-tests.mjs'
import { findJourneys } from './find-journeys.mjs'
import { install } from './install.mjs'
import { checkPlatform, findNode24, toolEnv } from './node24.mjs'
import { runQuietly } from './run.mjs'
import { runPlaywright } from './run-playwright.mjs'
import { runScript } from './run-script.mjs'
import { runVitest } from './run-vitest.mjs'
import { Stop, say } from './say.mjs'

/** @typedef {import('./count-tests.mjs').Count} Count */

await runScript(async () => {
  const filters = process.argv.slice(2)
  checkPlatform()
  await install()
  const node = findNode24()
  const count = filters.length ? await runSome(node, filters) : await runEverything(node)
  for (const failure of count.failures ?? []) say(`\n${failure}`)
  if (count.flaky?.length) say('\nFlaky: failed at first, passed when repeated')
  for (const journey of count.flaky ?? []) say(`\n${journey}`)
  say(`\n${count.passed} passed, ${count.failed} failed`)
  return count.failed === 0 ? 0 : 1
})

/**
 * Only the test files and journeys whose path contains one of the filters.
 * @param {string} node
 * @param {string[]} filters
 */
async function runSome(node, filters) {
  const hasJourneys = findJourneys(filters).length > 0
  const tests = await runVitest(node, [...(hasJourneys ? ['--passWithNoTests'] : []), ...filters])
  if (!hasJourneys) return tests
  await buildSite(node)
  return addCounts([tests, await runPlaywright(node, filters)])
}

/**
 * @param {string} node
 * @returns {Promise<Count>}
 */
async function runEverything(node) {
  const counts = [
    await step('Lint and format', () => check(node, [['biome', 'ci', '--error-on-warnings']])),
    await step('Types', () => check(node, [['react-router', 'typegen'], ['tsc']])),
    await step('Dead code', () => check(node, [['knip']])),
    await step('Build', () => build(node)),
    await step('Unit and integration tests', () => runVitest(node, ['--maxWorkers=4'])),
    await step('Browser journeys', () => runPlaywright(node)),
  ]
  return addCounts(counts)
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 */
async function step(name, work) {
  say(`\n── ${name}`)
  const start = performance.now()
  const count = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  return count
}

/**
 * Runs commands until one fails; together they count as one test.
 * @param {string} node
 * @param {string[][]} commands
 * @returns {Promise<Count>}
 */
async function check(node, commands) {
  for (const [command = '', ...args] of commands) {
    const { code, output } = await runQuietly(command, args, toolEnv(node))
    if (code === 0) continue
    say(output)
    return { passed: 0, failed: 1 }
  }
  return { passed: 1, failed: 0 }
}

/**
 * @param {string} node
 * @returns {Promise<Count>}
 */
async function build(node) {
  try {
    await buildSite(node)
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    say(error.message)
    return { passed: 0, failed: 1 }
  }
}
