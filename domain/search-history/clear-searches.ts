import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Forgets all searches of the viewer. */
export async function clearSearches(db: Db, viewer: Viewer) {
  await db.deleteFrom('searchRecord').where('userId', '=', viewer.id).execute()
}
