import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Every listing of the viewer, in any status, last changed first. */
export function listOwnListings(db: Db, viewer: Viewer) {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', viewer.id)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
