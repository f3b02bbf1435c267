import type { Db } from '#db/connect.ts'
import { noticeText, selectNotices } from '#domain/notifications/select-notices.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The viewer's inbox, newest first. */
export async function listNotifications(db: Db, viewer: Viewer) {
  const rows = await selectNotices(db)
    .where('notification.userId', '=', viewer.id)
    .orderBy('notification.createdAt', 'desc')
    .orderBy('notification.id', 'desc')
    .execute()
  return rows.map((row) => {
    const { id, sender, readAt, createdAt } = row
    return { id, sender, ...noticeText(row), readAt, createdAt }
  })
}
