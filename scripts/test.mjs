import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './build.mjs'
import { holdTestServer } from './hold-test-server.mjs'
import { install } from './install.mjs'
import { checkPlatform, findNode24, toolEnv } from './node24.mjs'
import { root, runQuietly, runScript, Stop, say } from './run.mjs'
import { runPlaywright, runVitest } from './run-tests.mjs'

/** @typedef {import('./run-tests.mjs').Count} Count */

// Runs everything, or the tests and journeys whose path contains one of the words given.
await runScript(async () => {
  const words = process.argv.slice(2)
  checkPlatform()
  await install()
  const node = findNode24()
  if (words.length > 0) return runSteps(someSteps(node, words))
  const server = holdTestServer(node)
  try {
    return await runSteps(allSteps(node, server))
  } finally {
    await server.stop()
  }
})

/** @param {Record<string, () => Promise<Count>>} steps */
async function runSteps(steps) {
  const total = { passed: 0, failed: 0 }
  const failedSteps = []
  for (const [name, work] of Object.entries(steps)) {
    const { passed, failed } = await step(name, work)
    total.passed += passed
    total.failed += failed
    if (failed > 0) failedSteps.push(name)
  }
  if (failedSteps.length > 0) say(`\nSee above: ${failedSteps.join(', ')}`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/**
 * @param {string} node
 * @param {ReturnType<typeof holdTestServer>} server
 * @returns {Record<string, () => Promise<Count>>}
 */
function allSteps(node, server) {
  return {
    'Checks and site build': () =>
      sideBySide({
        'Lint and format': () => check(node, [['biome', 'ci', '--error-on-warnings']]),
        // More checkers check much of the same again: on two cores they take twice the work.
        'Type check': () =>
          check(node, [
            ['react-router', 'typegen'],
            ['tsc', '--checkers', '1'],
          ]),
        'Dead code': () => check(node, [['knip']]),
        'Site build': () => build(node),
        'Test databases': async () =>
          (await server.ready) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
      }),
    'Unit and integration tests': () => runVitest(node, ['--maxWorkers=4']),
    'Browser journeys': () => runPlaywright(node),
  }
}

/**
 * @param {string} node
 * @param {string[]} words
 * @returns {Record<string, () => Promise<Count>>}
 */
function someSteps(node, words) {
  const journeys = readdirSync(path.join(root, 'tests', 'e2e'))
    .map((name) => `tests/e2e/${name}`)
    .filter((file) => words.some((word) => file.includes(word)))
  const unit = { 'Unit and integration tests': () => runVitest(node, words) }
  if (journeys.length === 0) return unit
  return {
    'Unit and integration tests': () => runVitest(node, ['--passWithNoTests', ...words]),
    'Site build': () => build(node),
    'Browser journeys': () => runPlaywright(node, journeys),
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 */
async function step(name, work) {
  say(`\n── ${name}`)
  const { count, outcome } = await timed(work)
  say(outcome)
  return count
}

/**
 * Runs steps that use about one core each at the same time.
 * @param {Record<string, () => Promise<Count>>} steps
 * @returns {Promise<Count>}
 */
async function sideBySide(steps) {
  const counts = await Promise.all(
    Object.entries(steps).map(async ([name, work]) => {
      const { count, outcome } = await timed(work)
      say(`${name}: ${outcome}`)
      return count
    }),
  )
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }))
}

/** @param {() => Promise<Count>} work */
async function timed(work) {
  const start = performance.now()
  const count = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return { count, outcome: `${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)` }
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
