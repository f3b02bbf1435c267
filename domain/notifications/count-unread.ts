import { inboxLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How many notices are unread. Pages give `upTo`, since counting thousands would slow each down. */
export async function countUnread(
  db: Db,
  viewer: Viewer,
  { upTo }: { upTo?: number } = {},
): Promise<number> {
  const unread = db
    .selectFrom('notification')
    .select('id')
    .where('userId', '=', viewer.id)
    .where('readAt', 'is', null)
    .$if(upTo !== undefined, (query) => query.limit(upTo!))
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number that pages show; they say "999+" for more. */
export function countUnreadShown(db: Db, viewer: Viewer): Promise<number> {
  return countUnread(db, viewer, { upTo: inboxLimits.unreadShown + 1 })
}
