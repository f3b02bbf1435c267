import type { Db } from '#db/connect.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewPhoto = {
  key: string
  purpose: PhotoPurpose
  width: number
  height: number
  placeholder: string
  perceptualHash: string
  turnedFrom?: string
  quarterTurns?: number
}

/** Inserts the row of a picture whose files are stored. */
export async function addPhoto(db: Db, viewer: Viewer, photo: NewPhoto) {
  await db
    .insertInto('photo')
    .values({ ...photo, ownerId: viewer.id })
    .execute()
}
