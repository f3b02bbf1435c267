import { inboxLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { noticeText, selectNotices } from '#domain/notifications/select-notices.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's inbox, newest first. */
export async function listNotifications(
  db: Db,
  viewer: Viewer,
  { limit }: { limit?: number } = {},
) {
  const rows = await selectNotices(db)
    .where('notification.userId', '=', viewer.id)
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute()
  return rows.map((row) => {
    const { id, sender, readAt, createdAt } = row
    return { id, sender, ...noticeText(row), readAt, createdAt }
  })
}

/** The part of the inbox that a screen shows, and how many notices in all are unread. */
export async function openInbox(db: Db, viewer: Viewer) {
  const [notifications, { unread }] = await Promise.all([
    listNotifications(db, viewer, { limit: inboxLimits.shown }),
    db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('userId', '=', viewer.id)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { notifications, unread }
}
