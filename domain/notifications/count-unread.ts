import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

export async function countUnread(db: Db, viewer: Viewer): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('userId', '=', viewer.id)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}
