import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onNpmGone } from './npm-parent.mjs'
import { root } from './paths.mjs'

/**
 * Runs the server until it ends and answers its exit code. It ends in good order when this
 * process is asked to, and also when this process or the npm above it is killed.
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
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  onNpmGone(stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}
