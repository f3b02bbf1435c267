import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

/** Pictures on the local disk. `put` resolves when the whole file is on disk. */
export function fileStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      const target = path.join(folder, name)
      const part = `${target}.${randomUUID()}.part`
      const isNew = await makeFolder(path.dirname(target))
      if (isNew) await syncFolder(folder)
      try {
        await writeThrough(part, bytes)
        await rename(part, target)
        await syncFolder(path.dirname(target))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },

    async get(name) {
      return readFile(path.join(folder, name)).catch(ifMissing)
    },

    async removeFolder(name) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    },

    isAway: () => false,
  }
}

async function writeThrough(file: string, bytes: Uint8Array) {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new file survives a crash only once its folder has been synced too. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
