import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Marks all of the viewer's notifications as read. */
export async function markAllRead(db: Db, viewer: Viewer) {
  await db
    .updateTable('notification')
    .set({ readAt: sql<Date>`now()` })
    .where('userId', '=', viewer.id)
    .where('readAt', 'is', null)
    .execute()
}
