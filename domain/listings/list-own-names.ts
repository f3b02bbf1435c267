import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What tells the viewer's listings apart, for a select: last changed first. */
export function listOwnNames(
  db: Db,
  viewer: Viewer,
  limit: number,
  { isActive = false }: { isActive?: boolean } = {},
) {
  return db
    .selectFrom('listing')
    .select(['spn', 'category', 'propertyType', 'bhk', 'bedrooms', 'builtUpArea', 'areaUnit'])
    .select(['locality', 'city'])
    .where('ownerId', '=', viewer.id)
    .where('activeAt', 'is not', null)
    .$if(isActive, (query) => query.where('status', '=', 'active'))
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute()
}
