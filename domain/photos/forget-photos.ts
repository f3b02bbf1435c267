import type { Db } from '#db/connect.ts'

/** Removes the rows of pictures whose files are gone or about to go. */
export async function forgetPhotos(db: Db, keys: string[]) {
  if (keys.length > 0) await db.deleteFrom('photo').where('key', 'in', keys).execute()
}
