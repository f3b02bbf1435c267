import { type Db, inTransaction } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Sets the viewer's profile photo and returns the key of the one it replaces, for removal. The row
 * lock puts two uploads in an order; a photo that a parallel upload is about to set is not removed.
 */
export function setProfilePhoto(db: Db, viewer: Viewer, key: string): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const { photo: replaced } = await trx
      .selectFrom('appUser')
      .select('photo')
      .where('id', '=', viewer.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await trx.updateTable('appUser').set({ photo: key }).where('id', '=', viewer.id).execute()
    return replaced && replaced !== key ? [replaced] : []
  })
}
