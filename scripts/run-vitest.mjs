import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countTests } from './count-tests.mjs'
import { listFailures } from './list-failures.mjs'
import { toolEnv } from './node24.mjs'
import { root } from './paths.mjs'
import { stopTogether } from './signals.mjs'

/**
 * Runs Vitest in front of the person and answers how many tests passed and failed, and which.
 * @param {string} node
 * @param {string[]} args
 */
export async function runVitest(node, args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'basera-report-'))
  const file = path.join(folder, 'report.json')
  const exitCode = await runInFront(node, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  const report = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  return { ...countTests(report, exitCode), failures: listFailures(report) }
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runInFront(node, args) {
  const command = path.join(root, 'node_modules', '.bin', 'vitest')
  const env = { ...toolEnv(node), NODE_ENV: 'test' }
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
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
