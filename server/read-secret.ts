import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#server/env.ts'
import { makeFolder } from '#server/make-folder.ts'

/** The setting SECRET, or a random one that the first start writes into the data folder. */
export async function readSecret(env: Pick<Env, 'SECRET' | 'DATA_DIR'>): Promise<Buffer> {
  if (env.SECRET) return Buffer.from(env.SECRET)

  const file = path.join(env.DATA_DIR, 'secret')
  await makeFolder(env.DATA_DIR)
  // 'wx' never overwrites an existing secret, even when two processes start at once.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(ifThere)
  return readFile(file)
}

function ifThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
