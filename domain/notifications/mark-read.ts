import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Marks one of the viewer's own notifications as read; repeating it keeps the first time. */
export async function markRead(db: Db, viewer: Viewer, id: string) {
  const read = await db
    .updateTable('notification')
    .set({ readAt: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('userId', '=', viewer.id)
    .returning('id')
    .executeTakeFirst()
  if (!read) throw new DomainError('not_found')
}
