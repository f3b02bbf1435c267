import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { scratchPrefix } from '#db/embedded/fixtures/scratch-root.ts'
import { demoPictures } from '#demo/demo-pictures.ts'
import { storeSource } from '#server/photos/find-variant.ts'
import { fileStorage } from '#server/providers/storage/file-storage.ts'

/**
 * A store with a stamp-sized picture for each of the demo data's, so that no processor time goes into
 * encoding and drawing photographs that no journey looks at.
 */
export async function makeSmallPictures() {
  const folder = await mkdtemp(scratchPrefix())
  const file = path.join(folder, 'small.webp')
  const background = { r: 196, g: 176, b: 148 }
  await sharp({ create: { width: 64, height: 48, channels: 3, background } }).toFile(file)
  const storage = fileStorage(folder)
  for (const { key } of demoPictures) await storeSource(storage, key, file)
  return {
    url: pathToFileURL(folder).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
