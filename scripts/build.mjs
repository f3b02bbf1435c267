import path from 'node:path'
import { switchBuild } from './builds.mjs'
import { withLock } from './lock.mjs'
import { toolEnv } from './node24.mjs'
import { fingerprint } from './once-for.mjs'
import { root, runQuietly, Stop, say } from './run.mjs'

const sources = [
  'app',
  'contract',
  'db',
  'demo',
  'domain',
  'public',
  'server',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Builds the site, unless there is a build of the same sources, and leads build/current to it.
 * @param {string} node
 */
export function buildSite(node) {
  return withLock(
    `${root} build`,
    () => {
      const version = fingerprint(root, sources).slice(0, 16)
      return switchBuild(path.join(root, 'build'), {
        version,
        make: (into) => runBuild(node, into),
      })
    },
    () => say('Waiting for another start of this checkout to build …'),
  )
}

/**
 * @param {string} node
 * @param {string} into
 */
async function runBuild(node, into) {
  say('Building …')
  const command = path.join(root, 'node_modules', '.bin', 'react-router')
  const { code, output } = await runQuietly(command, ['build'], {
    ...toolEnv(node),
    NODE_ENV: 'production',
    // Read by react-router.config.ts, which takes no options of the command line.
    BUILD_FOLDER: path.relative(root, into),
  })
  if (code === 0) return
  say(output)
  throw new Stop('The site could not be built: see above.')
}
