import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewPhoto = {
  key: string
  purpose: PhotoPurpose
  width: number
  height: number
  perceptualHash: string
  turnedFrom?: string
  quarterTurns?: number
}

/**
 * Inserts the row of a picture whose files are stored, and answers its key: that of another picture
 * when a parallel request has turned the same upload in the same way.
 */
export async function addPhoto(db: Db, viewer: Viewer, photo: NewPhoto): Promise<string> {
  const { key } = await db
    .insertInto('photo')
    .values({ ...photo, ownerId: viewer.id })
    .onConflict((conflict) =>
      conflict
        .columns(['ownerId', 'turnedFrom', 'quarterTurns'])
        .where('turnedFrom', 'is not', null)
        .doUpdateSet({ createdAt: sql<Date>`now()` }),
    )
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}
