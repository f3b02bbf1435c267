import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite } from './build.mjs'
import { install } from './install.mjs'
import { checkPlatform, findNode24 } from './node24.mjs'
import { passSignals, root, run, runScript } from './run.mjs'

/** Pictures are worked on by many threads, whose malloc arenas would never be given back. */
const memoryEnv = { MALLOC_ARENA_MAX: '2', ...process.env }

// --dev serves the sources, --build only builds the site.
await runScript(async () => {
  const options = process.argv.slice(2)
  checkPlatform()
  await install()
  const node = findNode24()
  if (!options.includes('--dev')) await buildSite(node)
  return options.includes('--build') ? 0 : serve(node, options)
})

/**
 * Runs the server until it ends and answers its exit code. It ends in good order when this
 * process is asked to, and also when this process is killed.
 * @param {string} node
 * @param {string[]} options
 */
function serve(node, options) {
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
  const stopWithParent = pathToFileURL(path.join(root, 'scripts', 'stop-with-parent.mjs'))
  const main = path.join(root, 'server', 'main.ts')
  return run(node, [...settings, `--import=${stopWithParent}`, main, ...options], {
    env: memoryEnv,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    onStart: passSignals,
  })
}
