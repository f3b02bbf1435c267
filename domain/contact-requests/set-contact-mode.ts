import type { ContactMode } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Whether everybody who is signed in sees the owner's number, or the owner is asked first. */
export async function setContactMode(db: Db, viewer: Viewer, id: string, contactMode: ContactMode) {
  const changed = await db
    .updateTable('listing')
    .set({ contactMode })
    .where('id', '=', id)
    .where('ownerId', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new DomainError('not_found')
}
