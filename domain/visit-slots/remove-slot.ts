import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Offers a slot no longer. A visit that took it keeps its day and time. */
export async function removeSlot(db: Db, viewer: Viewer, id: string) {
  const removed = await db
    .deleteFrom('visitSlot')
    .where('id', '=', id)
    .where('ownerId', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new DomainError('not_found')
}
