import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { onNpmGone } from './on-npm-gone.mjs'

/** The folder of this checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** A reason to stop that the person in front of the terminal can act on; shown without a trace. */
export class Stop extends Error {}

/**
 * One line for the person who waits.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a script's main function and ends the process with the exit code that it answers.
 * @param {() => Promise<number>} main
 */
export async function runScript(main) {
  onNpmGone(() => process.kill(process.pid, 'SIGTERM'))
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {typeof stopTogether} [onStart] what becomes of requests to stop
 */

/**
 * Starts a command with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(command, args, { env, stdio = 'inherit', onStart = stopTogether } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio })
  onStart(child)
  return child
}

/**
 * Runs a command with its output on the terminal and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options) {
  const child = start(command, args, options)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}

/**
 * Runs a command without showing what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    stopTogether(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: 1, output: `${error}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * As long as the child runs, a request to stop ends it first and then this process, so that
 * nothing goes on working in the checkout behind the back of the next start.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopTogether(child) {
  onStopSignal(child, () => {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 2_000)
    child.on('close', () => process.exit(1))
  })
}

/**
 * A request to stop goes to the child, which ends in its own time.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignals(child) {
  onStopSignal(child, (signal) => child.kill(signal))
}

/** What a terminal, a person or a system sends to ask for an end. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(signal: NodeJS.Signals) => void} callback
 */
function onStopSignal(child, callback) {
  for (const signal of signals) {
    process.on(signal, callback)
    child.on('close', () => process.off(signal, callback))
  }
}
