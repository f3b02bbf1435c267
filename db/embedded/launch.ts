import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Home } from '#db/embedded/home.ts'
import { lastPort, runningServer } from '#db/embedded/postmaster.ts'
import { serverEnv } from '#db/embedded/server-env.ts'
import { holdLease, makeLeaseFolder, sweepLeaseFolders } from '#db/embedded/watchdog.ts'

const tries = 30
const passing = /lock file|still in use|could not (bind|create any TCP)|starting up|shutting down/

/**
 * Starts the server and waits until it is ready; undefined when another process was faster. It gets
 * the wanted port, else that of a server which was killed there, so that whoever used it finds the
 * new one; another one when that is taken.
 */
export async function launch(binaries: string, home: Home, wantedPort?: number) {
  for (let attempt = 1; ; attempt++) {
    const logged = logSize(home.folder)
    const port = await freePort(wantedPort ?? lastPort(home.folder))
    const launched = await tryToLaunch(binaries, home, port)
    if (launched) return launched
    if (runningServer(home.folder)) return undefined

    const reason = fatalSince(home.folder, logged)
    if (attempt === tries || !passing.test(reason)) {
      throw new Error(`PostgreSQL did not start (${reason}); its log is ${home.folder}.log.`)
    }
    await delay(500)
  }
}

async function tryToLaunch(binaries: string, home: Home, port: number) {
  const postgres = spawnPostgres(binaries, home, port)
  const failed = new Promise<Error>((resolve) => postgres.once('error', resolve))
  if (!postgres.pid) throw await failed

  const server = { pid: postgres.pid, port, state: 'ready' }
  makeLeaseFolder(home, server)
  const lease = await holdLease(home, server)
  if (!lease) throw new Error('The watchdog of the database did not start.')

  if (await becomesReady(postgres, home.folder)) {
    postgres.unref()
    sweepLeaseFolders(home, server)
    return { server, lease }
  }
  await lease.release()
}

// In a session of its own: Ctrl-C must not stop it before the requests under way are answered.
function spawnPostgres(binaries: string, { folder, user }: Home, port: number) {
  const log = openLog(folder, user)
  try {
    return spawn(
      join(binaries, 'bin/postgres'),
      [
        '-D',
        folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      { ...user, env: serverEnv, cwd: '/', detached: true, stdio: ['ignore', log, log] },
    )
  } finally {
    closeSync(log)
  }
}

async function becomesReady(postgres: ChildProcess, folder: string) {
  while (postgres.exitCode === null && postgres.signalCode === null) {
    const server = runningServer(folder)
    if (server?.pid === postgres.pid && server?.state === 'ready') return true
    await delay(20)
  }
  return false
}

function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted ? resolve(freePort()) : reject(error)))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function openLog(folder: string, user: Home['user']) {
  if (logSize(folder) > 10_000_000) renameSync(`${folder}.log`, `${folder}.log.old`)
  const log = openSync(`${folder}.log`, 'a', 0o600)
  if (user) fchownSync(log, user.uid, user.gid)
  return log
}

function logSize(folder: string) {
  return statSync(`${folder}.log`, { throwIfNoEntry: false })?.size ?? 0
}

function fatalSince(folder: string, offset: number) {
  const lines = readFileSync(`${folder}.log`).subarray(offset).toString().trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
}
