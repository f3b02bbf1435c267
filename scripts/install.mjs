import { rmSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { fingerprint, onceFor } from './once-for.mjs'
import { root, runQuietly, Stop, say } from './run.mjs'

const ownModules = path.join(root, 'node_modules')

/**
 * Installs the packages of a folder's package-lock.json, unless exactly these are there for this
 * platform.
 */
export function install(folder = root) {
  const describe = () =>
    fingerprint(folder, ['package-lock.json'], [process.platform, process.arch])
  const mark = path.join(folder, 'node_modules', '.basera-installed')
  return withLock(
    `${folder} install`,
    () => onceFor(mark, describe, () => installPackages(folder)),
    () => say('Waiting for another start of this checkout to install packages …'),
  )
}

/** @param {string} folder */
async function installPackages(folder) {
  say('Installing packages …')
  let result = await npm('ci', `--prefix=${folder}`)
  // A lock file that was written without the packages of other platforms is refused by `npm ci`.
  if (result.output.includes('EUSAGE')) {
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
    result = await npm('install', '--no-save', `--prefix=${folder}`)
  }
  if (result.code === 0) return
  say(result.output)
  throw new Stop('The packages could not be installed: see what npm said above.')
}

/** @param {string[]} command */
function npm(...command) {
  // Building needs the development packages, also where NODE_ENV=production would leave them out.
  const options = ['--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  return runQuietly('npm', [...command, ...options], outsideOwnModules(process.env))
}

/**
 * npm must run on the machine's own Node: it deletes the one in our node_modules.
 * @param {NodeJS.ProcessEnv} env
 */
function outsideOwnModules(env) {
  const folders = (env.PATH ?? '').split(path.delimiter)
  const kept = folders.filter((folder) => !path.resolve(folder).startsWith(ownModules))
  return { ...env, PATH: kept.join(path.delimiter) }
}
