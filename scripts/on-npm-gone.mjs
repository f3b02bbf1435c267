import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Calls back when the npm that started this script is gone without having told us, as after
 * kill -9. A script that was started without npm follows nobody.
 * @param {() => void} callback
 */
export function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const npm = findNpm()
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    callback()
  }, 500).unref()
}

/** npm starts a shell that starts us; some shells step aside, so that npm is our parent itself. */
function findNpm() {
  const { name, parent } = describeProcess(process.ppid)
  return /^-?(ba|da|z|k)?sh$/.test(name) ? parent : process.ppid
}

/** @param {number} pid */
function describeProcess(pid) {
  if (process.platform === 'linux') {
    const [, name = '', rest = ''] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) \S+ (\d+)/s) ?? []
    return { name, parent: Number(rest) }
  }
  const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`], { encoding: 'utf8' })
  const [, parent, command = ''] = line.trim().match(/^(\d+)\s+(.*)$/) ?? []
  return { name: command.split('/').at(-1) ?? '', parent: Number(parent) }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
