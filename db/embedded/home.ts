import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, type ServerUser, unprivilegedUser } from '#db/embedded/server-user.ts'

/** Where the data lies, and who the server runs as when that is not ourselves. */
export type Home = { folder: string; user: ServerUser | undefined }

/** The wanted folder, or one in the system folder when root's stand-in cannot reach the wanted one. */
export function chooseHome(wanted: string, systemFolder: string): Home {
  const parent = dirname(resolve(wanted))
  mkdirSync(parent, { recursive: true })
  const folder = join(realpathSync(parent), basename(wanted))
  if (process.getuid?.() !== 0) return { folder, user: undefined }
  if (isDatabase(folder)) return reachableHome(folder)

  const fallback = join(systemFolder, fingerprint(folder), 'data')
  if (isDatabase(fallback)) return reachableHome(fallback)

  const user = unprivilegedUser()
  if (canReach(user, dirname(folder))) return { folder, user }
  makeReachableFolder(systemFolder)
  makeReachableFolder(dirname(fallback))
  return { folder: fallback, user }
}

/** Whether there is a database for the wanted folder, there or in the system folder. Makes nothing. */
export function hasDatabase(wanted: string, systemFolder: string): boolean {
  const parent = dirname(resolve(wanted))
  if (!existsSync(parent)) return false
  const folder = join(realpathSync(parent), basename(wanted))
  return isDatabase(folder) || isDatabase(join(systemFolder, fingerprint(folder), 'data'))
}

export function isDatabase(folder: string) {
  return existsSync(join(folder, 'PG_VERSION'))
}

/** Makes a folder that every user may enter, whatever the umask. */
export function makeReachableFolder(folder: string) {
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
}

function reachableHome(folder: string): Home {
  const user = ownerOf(folder)
  if (canReach(user, folder)) return { folder, user }
  throw new Error(
    `The database in ${folder} belongs to user ${user.uid}, who may not enter a folder above it.`,
  )
}

// The folder may come from an ordinary user or from a time before a postgres user existed.
function ownerOf(folder: string): ServerUser {
  const { uid, gid } = statSync(folder)
  if (uid === 0) throw new Error(`The database in ${folder} belongs to root, which cannot run it.`)
  return { uid, gid }
}

function fingerprint(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
