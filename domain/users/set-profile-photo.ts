import { type Db, inTransaction } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Gives the viewer's account a photo and answers the keys of those it had before, to be removed. */
export function setProfilePhoto(db: Db, viewer: Viewer, key: string): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    await trx.updateTable('appUser').set({ photo: key }).where('id', '=', viewer.id).execute()
    const before = await trx
      .selectFrom('photo')
      .select('key')
      .where('ownerId', '=', viewer.id)
      .where('purpose', '=', 'profile')
      .where('key', '<>', key)
      .execute()
    return before.map((photo) => photo.key)
  })
}
