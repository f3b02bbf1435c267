import { type RawBuilder, sql } from 'kysely'
import { inboxLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many notifications are unread. */
export async function countUnread(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .where('userId', '=', viewer.id)
    .where('readAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number that pages show; they say "999+" for more. */
export async function countUnreadShown(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await unreadShown(sql.val(viewer.id)).execute(db)
  return rows[0]!.count
}

/**
 * Counts no further than pages show: every page runs it, and counting thousands would slow them
 * all.
 */
export function unreadShown(userId: RawBuilder<unknown>) {
  return sql<{ count: number }>`select count(*) as count from (
    select from notification n where n.user_id = ${userId} and n.read_at is null
    limit ${sql.lit(inboxLimits.unreadShown + 1)}
  ) unread`
}
