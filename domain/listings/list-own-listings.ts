import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Viewer } from '#domain/viewer.ts'

/** About a megabyte when every answer is as long as it may be. */
const batchSize = 50

/**
 * Every listing of the viewer, in any status, last changed first, in batches. One that changes
 * between two batches still comes once.
 */
export async function listOwnListings(db: Db, viewer: Viewer) {
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('ownerId', '=', viewer.id)
    .where('revises', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return readBatches(
    db,
    rows.map(({ id }) => id),
  )
}

async function* readBatches(db: Db, ids: string[]): AsyncGenerator<Listing[], void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const wanted = ids.slice(start, start + batchSize)
    const batch = await db.selectFrom('listing').selectAll().where('id', 'in', wanted).execute()
    const byId = new Map(batch.map((listing) => [listing.id, listing]))
    yield wanted.flatMap((id) => byId.get(id) ?? [])
  }
}
