import { rm, writeFile } from 'node:fs/promises'
import { screenPhotoWidth } from '#contract/listing/pictures.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { findTurnedPhoto } from '#domain/photos/find-turned-photo.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import { findVariant } from '#server/photos/find-variant.ts'
import { makePhoto } from '#server/photos/store-photo.ts'
import { temporaryFile } from '#server/photos/temporary-file.ts'

type Needed = Pick<Resources, 'db' | 'storage' | 'makeVariants'>

/**
 * The key of the viewer's photo after quarter turns to the left. It is a photo of its own, since
 * browsers keep the pictures of a key for good; the listing shows it once it is saved with it.
 */
export async function turnPhoto(
  resources: Needed,
  viewer: Viewer,
  key: string,
  turns: number,
): Promise<string> {
  const turned = await findTurnedPhoto(resources.db, viewer, key, turns)
  if (turned.key !== undefined) return turned.key

  const { turnedFrom, quarterTurns, width, height } = turned
  const widest = await readWidest(resources, turnedFrom)
  const file = temporaryFile()
  try {
    await writeFile(file, widest, { flag: 'wx', mode: 0o600 })
    const job = { file, size: { width, height }, purpose: 'listing', quarterTurns } as const
    return (await makePhoto(resources, viewer, job, { turnedFrom, quarterTurns })).key
  } finally {
    await rm(file, { force: true })
  }
}

async function readWidest({ storage }: Needed, key: string) {
  const bytes =
    (await storage.get(`${key}/${screenPhotoWidth}.webp`)) ??
    (await findVariant(storage, key, 1280, 'webp'))
  if (!bytes) throw new DomainError('not_found', { message: texts.wizard.photoNotYours })
  return bytes
}
