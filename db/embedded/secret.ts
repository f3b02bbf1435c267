import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDatabase } from '#db/embedded/home.ts'
import { removeScratch, scratchFor } from '#db/embedded/scratch-folder.ts'

/** The password of the database, kept in a private file next to its folder. */
export function readSecret(folder: string) {
  const file = `${folder}.secret`
  return readOnce(file) ?? createSecret(folder, file)
}

function readOnce(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`The database's password in ${file} belongs to another user.`, { cause: error })
  }
}

// Linking a finished file lets exactly one of several processes decide, and none reads half of it.
function createSecret(folder: string, file: string) {
  if (isDatabase(folder)) throw new Error(`The password file ${file} of the database is missing.`)

  const scratch = scratchFor(file)
  const draft = join(scratch, 'secret')
  writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    removeScratch(scratch)
  }
  return readFileSync(file, 'utf8')
}
