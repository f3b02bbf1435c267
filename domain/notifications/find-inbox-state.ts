import type { Db } from '#db/connect.ts'
import { findLinesState } from '#domain/conversations/find-lines-state.ts'
import { countUnreadShown } from '#domain/notifications/count-unread.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The state by which a browser tells whether its view of inbox and conversations is up to date. */
export async function findInboxState(db: Db, viewer: Viewer) {
  const [unread, [newest], lines] = await Promise.all([
    countUnreadShown(db, viewer),
    listNotifications(db, viewer, { limit: 1 }),
    findLinesState(db, viewer),
  ])
  return { unread, newest: newest?.id ?? null, subject: newest?.subject ?? null, lines }
}
