import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Saves the viewer's name and e-mail address, which the caller has validated. */
export async function saveProfile(
  db: Db,
  viewer: Viewer,
  { name, email }: { name: string; email: string },
) {
  await db.updateTable('appUser').set({ name, email }).where('id', '=', viewer.id).execute()
}
