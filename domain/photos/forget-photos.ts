import type { Db } from '#db/connect.ts'

/** Deletes the rows of pictures whose files are removed. */
export async function forgetPhotos(db: Db, keys: string[]) {
  if (keys.length > 0) await db.deleteFrom('photo').where('key', 'in', keys).execute()
}
