import { inTransaction } from '#db/connect.ts'
import { findUnusedPhotos, lockUnusedPhoto } from '#domain/photos/find-unused-photos.ts'
import { forgetPhotos } from '#domain/photos/forget-photos.ts'
import type { Resources } from '#server/create-resources.ts'

type Needed = Pick<Resources, 'db' | 'storage' | 'log'>

/** Removes pictures, files first: after a failure the row is still there to try again from. */
async function removePhotos({ db, storage }: Needed, keys: string[]) {
  for (const key of keys) await storage.removeFolder(key)
  await forgetPhotos(db, keys)
}

/** The same in the background: the person who caused it neither waits for it nor sees it fail. */
export async function removePhotosQuietly(resources: Needed, keys: string[]) {
  await removePhotos(resources, keys).catch((error: unknown) => {
    resources.log.warn({ keys, err: error }, 'pictures could not be removed')
  })
}

/** Removes uploads that were not used within a day; one that is being used at this moment stays. */
export async function removeUnusedPhotos(resources: Needed, atMost = 500) {
  for (const key of await findUnusedPhotos(resources.db, atMost)) {
    await inTransaction(resources.db, async (trx) => {
      if (await lockUnusedPhoto(trx, key)) await removePhotos({ ...resources, db: trx }, [key])
    })
  }
}
