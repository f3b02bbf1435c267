import { randomBytes } from 'node:crypto'
import { addPhoto } from '#domain/photos/add-photo.ts'
import { consumeUploadLimit } from '#domain/photos/consume-upload-limit.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import { checkPhoto, damagedPhoto, type PhotoUpload } from '#server/photos/check-photo.ts'
import type { Variants } from '#server/photos/make-variants.ts'
import type { PhotoJob } from '#server/photos/photo-maker.ts'

// Held only while decoding, which takes memory and processor time; waiting uploads are on disk.
const enter = createSemaphore({ inside: 2, waiting: 200 })
/** A large picture may take half a gigabyte while it is decoded, so there is one at a time. */
const enterLarge = createSemaphore({ inside: 1, waiting: 200 })
const largePixels = 20_000_000

type Needed = Pick<Resources, 'db' | 'storage' | 'makeVariants'>

/** Checks an uploaded picture, stores it in every size and format, and returns its key. */
export async function storePhoto(
  resources: Needed,
  viewer: Viewer,
  upload: PhotoUpload,
  purpose: PhotoPurpose,
  { isLimited = true }: { isLimited?: boolean } = {},
): Promise<{ key: string; width: number; height: number }> {
  const size = await checkPhoto(upload)
  const job = { file: upload.path, size, purpose }
  return isLimited ? makePhoto(resources, viewer, job) : keepPhoto(resources, viewer, job)
}

/** Makes every size and format of a checked picture and stores them under a key of their own. */
export async function makePhoto(
  resources: Needed,
  viewer: Viewer,
  job: PhotoJob,
  origin: Origin = {},
) {
  await consumeUploadLimit(resources.db, viewer)
  return keepPhoto(resources, viewer, job, origin)
}

type Origin = { turnedFrom?: string; quarterTurns?: number }

async function keepPhoto(resources: Needed, viewer: Viewer, job: PhotoJob, origin: Origin = {}) {
  const { files, ...facts } = await decode(resources, job)
  const made = randomBytes(16).toString('hex')
  const removeFiles = () => resources.storage.removeFolder(made).catch(() => {})
  try {
    await putAll(resources, made, files)
    const photo = { key: made, purpose: job.purpose, ...facts, ...origin }
    const key = await addPhoto(resources.db, viewer, photo)
    if (key !== made) await removeFiles()
    return { key, width: facts.width, height: facts.height }
  } catch (error) {
    await removeFiles()
    throw error
  }
}

async function decode({ makeVariants }: Needed, job: PhotoJob): Promise<Variants> {
  const isLarge = job.size.width * job.size.height > largePixels
  const work = () => enter(() => makeVariants(job))
  const variants = await (isLarge ? enterLarge(work) : work())
  if (!variants) throw damagedPhoto()
  return variants
}

async function putAll(
  { storage }: Pick<Resources, 'storage'>,
  key: string,
  files: Variants['files'],
) {
  const results = await Promise.allSettled(
    files.map(({ name, bytes }) => storage.put(`${key}/${name}`, bytes)),
  )
  // Waits for all writes, since a failure can only be cleaned up after the last one.
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
