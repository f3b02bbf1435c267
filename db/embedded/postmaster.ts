import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runningCommand } from '#db/embedded/running-command.ts'

export type Server = { pid: number; port: number; state: string }

/** The live server of a folder, as its status file describes it. */
export function runningServer(folder: string): Server | undefined {
  const server = readStatus(folder)
  const command = server ? runningCommand(server.pid) : ''
  if (!server || !isServerOf(folder, command)) return undefined
  return describesPredecessor(command, server) ? { ...server, state: 'starting' } : server
}

/** The port of the server that ran last on a folder, if it was killed. */
export function lastPort(folder: string): number | undefined {
  return readStatus(folder)?.port || undefined
}

/**
 * Removes a lock that names a live program which is not a server, as happens when numbers start
 * again after a reboot. A lock of a dead process is left to PostgreSQL, which knows best.
 */
export function dropForeignLock(folder: string) {
  if (!hasForeignLock(folder)) return
  // Two processes that both saw the old lock must not remove the new one of a server just started.
  const guard = `${folder}.unlocking`
  if (!takeGuard(guard)) return
  try {
    if (hasForeignLock(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function readStatus(folder: string): Server | undefined {
  const lines = readLines(join(folder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!pid) return undefined
  return { pid, port: Number(lines[3]), state: lines[7]?.trim() || 'starting' }
}

function readLines(file: string) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function isServerOf(folder: string, command: string) {
  return command.includes(`postgres -D ${folder} `)
}

// In containers a new server often gets the number of the old one, whose file says it is ready.
function describesPredecessor(command: string, { port }: Server) {
  const [, ownPort] = / -p (\d+) /.exec(command) ?? []
  return ownPort !== undefined && Number(ownPort) !== port
}

function hasForeignLock(folder: string) {
  const status = readStatus(folder)
  const command = status ? runningCommand(status.pid) : ''
  return command !== '' && !isServerOf(folder, command) && !couldBeServer(command)
}

// Started by hand with a relative folder, it might still be ours; PostgreSQL then decides.
function couldBeServer(command: string) {
  return /(^|\/)postgres( |$)/.test(command) && !command.includes(' -D /')
}

function takeGuard(guard: string) {
  const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs
  if (since && Date.now() - since > 10_000) rmSync(guard, { force: true })
  try {
    writeFileSync(guard, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}
