import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const oldAfter = 10 * 60_000

/**
 * A scratch folder next to `target`, to build something in that appears under its name only when
 * whole. What a killed process left behind is swept first.
 */
export function scratchFor(target: string) {
  sweepScratch(target)
  return mkdtempSync(`${target}.unfinished-${process.pid}-`)
}

/** Moves the finished thing to its place; false when another process had done so first. */
export function moveIntoPlace(finished: string, target: string) {
  try {
    renameSync(finished, target)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

export function removeScratch(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  } catch {
    // An initdb that outlived its parent may still be writing here; the next start sweeps it.
  }
}

function sweepScratch(target: string) {
  const prefix = `${basename(target)}.unfinished-`
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dirname(target), name)
    if (isAbandoned(folder, Number.parseInt(name.slice(prefix.length), 10))) removeScratch(folder)
  }
}

// The age decides when the process id has since been given to another process.
function isAbandoned(folder: string, pid: number) {
  if (!isAlive(pid)) return true
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age > oldAfter
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
