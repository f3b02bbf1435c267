import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

export async function hasListings(db: Db, viewer: Viewer): Promise<boolean> {
  const own = await db
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', viewer.id)
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}
