import { spawnSync } from 'node:child_process'
import { realpathSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type ServerUser = { uid: number; gid: number }

/** An account root can run PostgreSQL as, since it refuses root and needs a known user. */
export function unprivilegedUser(): ServerUser {
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const uid = idOf('-u', name)
    if (uid) return { uid, gid: idOf('-g', name) }
  }
  throw new Error('PostgreSQL may not run as root and there is no user postgres or nobody.')
}

/** Whether the user may pass through an existing folder and all folders above it. */
export function canReach(user: ServerUser, folder: string): boolean {
  const here = realpathSync(folder)
  return mayEnter(user, statSync(here)) && (here === '/' || canReach(user, dirname(here)))
}

function mayEnter(user: ServerUser, { uid, gid, mode }: Stats) {
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

function idOf(flag: '-u' | '-g', name: string) {
  return Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || 0)
}
