import path from 'node:path'
import { withLock } from './lock.mjs'
import { toolEnv } from './node24.mjs'
import { fingerprint, onceFor } from './once-for.mjs'
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
 * Builds the site, unless the one in build/ was made from the same sources.
 * @param {string} node
 */
export function buildSite(node) {
  return withLock(
    `${root} build`,
    () =>
      onceFor(
        path.join(root, 'build', '.basera-built'),
        () => fingerprint(root, sources),
        () => runBuild(node),
      ),
    () => say('Waiting for another start of this checkout to build …'),
  )
}

/** @param {string} node */
async function runBuild(node) {
  say('Building …')
  const command = path.join(root, 'node_modules', '.bin', 'react-router')
  const { code, output } = await runQuietly(command, ['build'], {
    ...toolEnv(node),
    NODE_ENV: 'production',
  })
  if (code === 0) return
  say(output)
  throw new Stop('The site could not be built: see above.')
}
