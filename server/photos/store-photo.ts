import { randomBytes } from 'node:crypto'
import { addPhoto } from '#domain/photos/add-photo.ts'
import { consumeUploadLimit } from '#domain/photos/consume-upload-limit.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import { checkPhoto } from '#server/photos/check-photo.ts'
import { makeVariants, type Variants } from '#server/photos/make-variants.ts'

// A decoded picture takes some 150 MB. What this guards is the memory of the process, so there is
// one gate for all of it.
const enter = createSemaphore({ inside: 2, waiting: 24 })

/** Checks an uploaded picture, stores it in every size and format, and answers its key. */
export async function storePhoto(
  services: Pick<Services, 'db' | 'storage'>,
  viewer: Viewer,
  file: Blob,
  purpose: PhotoPurpose,
): Promise<{ key: string; width: number; height: number }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = await checkPhoto(bytes, purpose)
  await consumeUploadLimit(services.db, viewer)

  const { files, ...facts } = await enter(() => makeVariants(bytes, size, purpose))
  const key = randomBytes(16).toString('hex')
  try {
    await putAll(services, key, files)
    await addPhoto(services.db, viewer, { key, purpose, ...facts })
  } catch (error) {
    await services.storage.removeFolder(key).catch(() => {})
    throw error
  }
  return { key, width: facts.width, height: facts.height }
}

async function putAll(
  { storage }: Pick<Services, 'storage'>,
  key: string,
  files: Variants['files'],
) {
  const results = await Promise.allSettled(
    files.map(({ name, bytes }) => storage.put(`${key}/${name}`, bytes)),
  )
  // Only when no write is under way any more can a failure be cleaned up for good.
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
