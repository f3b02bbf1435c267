import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './paths.mjs'
import { stopTogether } from './signals.mjs'

/** @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Command */

/**
 * Runs a test runner with its output on the terminal, and answers the JSON report that it wrote,
 * undefined where it wrote none.
 * @param {string} node
 * @param {(reportFile: string) => Command} describeCommand
 */
export async function runWithReport(node, describeCommand) {
  const folder = mkdtempSync(path.join(tmpdir(), 'basera-report-'))
  const file = path.join(folder, 'report.json')
  const exitCode = await run(node, describeCommand(file))
  const report = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  return { report, exitCode }
}

/**
 * @param {string} node
 * @param {Command} command
 * @returns {Promise<number>}
 */
function run(node, { args, env }) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
    stopTogether(child)
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
