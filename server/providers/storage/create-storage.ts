import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/env.ts'
import { fileStorage } from '#server/providers/storage/file-storage.ts'
import { s3Storage } from '#server/providers/storage/s3-storage.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

type StorageSettings = Pick<Env, 'DATA_DIR' | 'STORAGE_URL'>

/** The store for pictures that the settings name; the data folder when they name none. */
export function createStorage(settings: StorageSettings): Storage {
  if (settings.STORAGE_URL?.startsWith('s3:')) return s3Storage(settings.STORAGE_URL)
  return fileStorage(picturesFolder(settings))
}

/** Where pictures lie when they are on the local disk. */
function picturesFolder({ DATA_DIR, STORAGE_URL }: StorageSettings) {
  if (!STORAGE_URL) return path.join(DATA_DIR, 'pictures')
  return STORAGE_URL.startsWith('file://')
    ? fileURLToPath(STORAGE_URL)
    : path.resolve(STORAGE_URL.slice('file:'.length))
}
