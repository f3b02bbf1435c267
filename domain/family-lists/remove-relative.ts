import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Takes somebody off the viewer's own list, with everything they said. */
export async function removeRelative(db: Db, viewer: Viewer, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('relative')
    .where('id', '=', id)
    .where('listId', 'in', (eb) =>
      eb.selectFrom('familyList').select('id').where('userId', '=', viewer.id),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not_found')
}
