import { type Db, inTransaction } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Sets the viewer's profile photo. Returns the keys of earlier profile photos, for removal. */
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
