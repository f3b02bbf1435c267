import type { Db } from '#db/connect.ts'
import { countUnreadShown } from '#domain/notifications/count-unread.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What a browser must know to tell whether its view of the inbox is up to date. */
export async function findInboxState(db: Db, viewer: Viewer) {
  const [unread, [newest]] = await Promise.all([
    countUnreadShown(db, viewer),
    listNotifications(db, viewer, { limit: 1 }),
  ])
  return { unread, newest: newest?.id ?? null, subject: newest?.subject ?? null }
}
