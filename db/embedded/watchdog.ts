import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Home } from '#db/embedded/home.ts'
import { runningServer, type Server } from '#db/embedded/postmaster.ts'
import { serverEnv } from '#db/embedded/server-env.ts'

// Each process that uses the server has a watchdog, which keeps a lease file until its pipe to the
// process closes, even by kill -9. The one whose rmdir succeeds was the last and stops the server;
// leases of watchdogs that were killed themselves do not count.
const script = `
  command_of() { tr '\\0' ' ' < "/proc/$1/cmdline" || ps -ww -o command= -p "$1"; }
  trap '' HUP INT TERM
  : > "$1/$$" || exit 3
  echo held
  read -r _
  rm -f "$1/$$"
  for lease in "$1"/*; do
    case $(command_of "\${lease##*/}") in *"$1"*) ;; *) rm -f "$lease" ;; esac
  done
  rmdir "$1" || exit 4
  case $(command_of "$2") in *"postgres -D $3 "*) kill -INT "$2" ;; esac
`

export type Lease = {
  /** Ends the use; true when it was the last and the server is stopping. */
  release(): Promise<boolean>
}

/** Marks the server as used by this process; undefined when its last user has just left. */
export async function holdLease(home: Home, server: Server): Promise<Lease | undefined> {
  const leases = leaseFolder(home, server)
  if (!(await isStillUsed(home, server, leases))) return undefined

  const watchdog = startWatchdog(home, server, leases)
  const isHeld = await Promise.race([
    once(watchdog.stdout, 'data').then(() => true),
    once(watchdog, 'exit').then(() => false),
  ])
  if (!isHeld) return undefined

  watchdog.unref()
  watchdog.stdout.destroy()
  // Node gives a child's input as a plain stream; for a pipe it is a socket.
  const pipe = watchdog.stdin as Socket
  pipe.unref()
  pipe.on('error', () => {})
  const ended = once(watchdog, 'exit')
  return {
    async release() {
      watchdog.ref()
      pipe.end()
      const [code] = await ended
      return code === 0
    },
  }
}

export function makeLeaseFolder({ folder, user }: Home, server: Server) {
  const leases = leaseFolder({ folder }, server)
  mkdirSync(leases, { recursive: true, mode: 0o700 })
  if (user) for (const path of [dirname(leases), leases]) chownSync(path, user.uid, user.gid)
}

/** Removes what servers that ended badly left behind. */
export function sweepLeaseFolders({ folder }: Home, server: Server) {
  const own = basename(leaseFolder({ folder }, server))
  for (const name of readdirSync(`${folder}.users`)) {
    if (name !== own) rmSync(join(`${folder}.users`, name), { recursive: true, force: true })
  }
}

function leaseFolder({ folder }: Pick<Home, 'folder'>, { pid, port }: Server) {
  return join(`${folder}.users`, `${pid}-${port}`)
}

function startWatchdog({ folder, user }: Home, { pid }: Server, leases: string) {
  return spawn('/bin/sh', ['-c', script, 'database-watchdog', leases, String(pid), folder], {
    ...user,
    env: serverEnv,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

// Without a lease folder the server is about to stop, or nobody ever watched it: then it runs on.
async function isStillUsed(home: Home, server: Server, leases: string) {
  for (let waited = 0; !existsSync(leases); waited += 50) {
    const now = runningServer(home.folder)
    if (now?.pid !== server.pid || now.state !== 'ready') return false
    if (waited > 2000) makeLeaseFolder(home, server)
    await delay(50)
  }
  return true
}
