import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Builds lie side by side in one folder, each under its version: `current` leads to the one that the
 * next process serves, `previous` to the last one before it that was served, whose scripts open pages
 * and perhaps a running process still ask for.
 * @typedef {object} Wanted
 * @property {string} version
 * @property {(into: string) => Promise<void>} make writes the build into an empty folder
 */

/**
 * Makes a build unless it is there, and then leads `current` to it. Until that moment nothing that a
 * running process reads has changed, so a build that fails or is killed leaves all as it was.
 * @param {string} folder
 * @param {Wanted} wanted
 */
export async function switchBuild(folder, { version, make }) {
  mkdirSync(folder, { recursive: true })
  removeUnfinished(folder)
  if (!existsSync(path.join(folder, version))) await makeAside(folder, version, make)
  const before = linked(folder, 'current')
  if (before === version) return
  // One that never came up is not worth keeping; the one before it may be running.
  if (before && isServed(folder, before)) link(folder, 'previous', before)
  link(folder, 'current', version)
  removeOld(folder)
}

/**
 * @param {string} folder
 * @param {string} version
 * @param {Wanted['make']} make
 */
async function makeAside(folder, version, make) {
  const aside = path.join(folder, `${unfinished}${version}`)
  mkdirSync(aside)
  await make(aside)
  renameSync(aside, path.join(folder, version))
}

const unfinished = '.unfinished-'

/**
 * server/http/built-files.ts writes this file when a process serves the build.
 * @param {string} folder
 * @param {string} version
 */
function isServed(folder, version) {
  return existsSync(path.join(folder, version, 'served'))
}

/** @param {string} folder */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder)) if (name.startsWith(unfinished)) remove(folder, name)
}

/**
 * Keeps the last two. What a single build left that was made before builds lay side by side is
 * removed with the second switch, since until then a process may serve it.
 * @param {string} folder
 */
function removeOld(folder) {
  const previous = linked(folder, 'previous')
  if (!previous) return
  const kept = ['current', 'previous', linked(folder, 'current'), previous]
  for (const name of readdirSync(folder)) if (!kept.includes(name)) remove(folder, name)
}

/**
 * The name of the build that a link leads to, undefined where there is none.
 * @param {string} folder
 * @param {string} name
 */
function linked(folder, name) {
  const file = path.join(folder, name)
  return existsSync(file) ? readlinkSync(file) : undefined
}

/**
 * Renaming replaces a link in one step; there is no moment without one.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
function link(folder, name, version) {
  const aside = path.join(folder, `${unfinished}${name}`)
  symlinkSync(version, aside)
  renameSync(aside, path.join(folder, name))
}

/**
 * @param {string} folder
 * @param {string} name
 */
function remove(folder, name) {
  rmSync(path.join(folder, name), { recursive: true, force: true })
}
