import { inboxLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { countUnread } from '#domain/notifications/count-unread.ts'
import {
  notificationAction,
  notificationText,
  selectNotifications,
} from '#domain/notifications/select-notifications.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's inbox, newest first. */
export async function listNotifications(
  db: Db,
  viewer: Viewer,
  { limit, unreadOnly = false }: { limit?: number; unreadOnly?: boolean } = {},
) {
  const rows = await selectNotifications(db)
    .where('notification.userId', '=', viewer.id)
    .$if(unreadOnly, (query) => query.where('notification.readAt', 'is', null))
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute()
  return rows.map((row) => {
    const { id, sender, readAt, createdAt } = row
    const action = notificationAction(row)
    return { id, sender, ...notificationText(row), action, readAt, createdAt }
  })
}

/** The part of the inbox that a screen shows, and how many notifications in all are unread. */
export async function openInbox(db: Db, viewer: Viewer) {
  const [notifications, unread] = await Promise.all([
    listNotifications(db, viewer, { limit: inboxLimits.shown }),
    countUnread(db, viewer),
  ])
  return { notifications, unread }
}
