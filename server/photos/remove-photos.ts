import { findUnusedPhotos } from '#domain/photos/find-unused-photos.ts'
import { forgetPhotos } from '#domain/photos/forget-photos.ts'
import type { Services } from '#server/create-services.ts'

type Needed = Pick<Services, 'db' | 'storage' | 'log'>

/** Removes pictures: first the files, so that a failure leaves a row to try again from. */
async function removePhotos({ db, storage }: Needed, keys: string[]) {
  for (const key of keys) await storage.removeFolder(key)
  await forgetPhotos(db, keys)
}

/** The same, for when the person who caused it should not wait or fail for it. */
export async function removePhotosQuietly(services: Needed, keys: string[]) {
  await removePhotos(services, keys).catch((error: unknown) => {
    services.log.warn({ keys, err: error }, 'pictures could not be removed')
  })
}

/** Removes uploads that nobody used within a day, and answers how many. */
export async function removeUnusedPhotos(services: Needed, atMost = 500): Promise<number> {
  const keys = await findUnusedPhotos(services.db, atMost)
  await removePhotos(services, keys)
  return keys.length
}
