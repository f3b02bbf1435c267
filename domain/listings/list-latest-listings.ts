import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's listings whose type is known, last changed first. */
export function listLatestListings(db: Db, viewer: Viewer, limit: number) {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .where('propertyType', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
