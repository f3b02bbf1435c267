import { inboxLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { runPreparedSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many notices are unread. */
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
  const params = new SqlParams()
  const text = unreadCountSql(params.bind(viewer.id))
  const [found] = await runPreparedSql<{ count: number }>(db, 'count_unread', text, params)
  return found!.count
}

/** Counts no further than pages show: each page does it, and thousands would slow all of them. */
export function unreadCountSql(userId: string): string {
  return `select count(*) as count from (
    select from notification n where n.user_id = ${userId} and n.read_at is null
    limit ${inboxLimits.unreadShown + 1}
  ) unread`
}
