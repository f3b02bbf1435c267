import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The command line of a live process, words parted by spaces; empty when there is none. */
export function runningCommand(pid: number | string): string {
  return process.platform === 'linux' ? commandFromProc(pid) : commandFromPs(pid)
}

// Slim Linux images have no ps.
function commandFromProc(pid: number | string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function commandFromPs(pid: number | string) {
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}
