import { inTransaction } from '#db/connect.ts'
import { findUnusedPhotos, lockUnusedPhoto } from '#domain/photos/find-unused-photos.ts'
import { forgetPhotos } from '#domain/photos/forget-photos.ts'
import type { Services } from '#server/create-services.ts'

type Needed = Pick<Services, 'db' | 'storage' | 'log'>

/** Removes pictures, files first: after a failure the row is still there to try again from. */
async function removePhotos({ db, storage }: Needed, keys: string[]) {
  for (const key of keys) await storage.removeFolder(key)
  await forgetPhotos(db, keys)
}

/** The same in the background: the person who caused it neither waits for it nor sees it fail. */
export async function removePhotosQuietly(services: Needed, keys: string[]) {
  await removePhotos(services, keys).catch((error: unknown) => {
    services.log.warn({ keys, err: error }, 'pictures could not be removed')
  })
}

/** Removes uploads that were not used within a day; one that is being used at this moment stays. */
export async function removeUnusedPhotos(services: Needed, atMost = 500) {
  for (const key of await findUnusedPhotos(services.db, atMost)) {
    await inTransaction(services.db, async (trx) => {
      if (await lockUnusedPhoto(trx, key)) await removePhotos({ ...services, db: trx }, [key])
    })
  }
}
