import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'
import { onStopSignal } from './signals.mjs'

/** Pictures are worked on by many threads; the memory that each set aside would never be given back. */
const memoryEnv = { MALLOC_ARENA_MAX: '2', ...process.env }

/**
 * Runs the server until it ends and answers its exit code. It ends in good order when this
 * process is asked to, and also when this process is killed.
 * @param {string} node
 * @param {string[]} options
 * @returns {Promise<number>}
 */
export function serve(node, options) {
  const child = spawn(
    node,
    [
      ...(existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []),
      `--import=${pathToFileURL(path.join(root, 'scripts', 'stop-with-parent.mjs'))}`,
      path.join(root, 'server', 'main.ts'),
      ...options,
    ],
    { cwd: root, env: memoryEnv, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  onStopSignal((signal) => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}
