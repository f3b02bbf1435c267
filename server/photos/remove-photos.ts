import { inTransaction } from '#db/connect.ts'
import { findUnusedPhotos, lockUnusedPhoto } from '#domain/photos/find-unused-photos.ts'
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

/** Removes uploads that nobody used within a day; one that is used just now stays. */
export async function removeUnusedPhotos(services: Needed, atMost = 500) {
  for (const key of await findUnusedPhotos(services.db, atMost)) {
    await inTransaction(services.db, async (trx) => {
      if (await lockUnusedPhoto(trx, key)) await removePhotos({ ...services, db: trx }, [key])
    })
  }
}
