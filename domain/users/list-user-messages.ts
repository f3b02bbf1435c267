import type { Db } from '#db/connect.ts'
import {
  notificationText,
  selectNotifications,
} from '#domain/notifications/select-notifications.ts'

/** What the site told a user, newest first, and by which channels it arrived. */
export async function listUserAlerts(db: Db, id: string, limit: number) {
  const rows = await selectNotifications(db)
    .innerJoin('alertLog', 'alertLog.notificationId', 'notification.id')
    .select(['alertLog.whatsappStatus', 'alertLog.emailStatus'])
    .where('notification.userId', '=', id)
    .orderBy('notification.createdAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    // Its sentence may name others; the subject does not.
    text: notificationText(row).subject,
    whatsapp: row.whatsappStatus,
    email: row.emailStatus,
  }))
}

/** What staff sent a user, newest first. */
export function listUserBroadcasts(db: Db, id: string, limit: number) {
  return db
    .selectFrom('broadcastRecipient as recipient')
    .innerJoin('broadcast', 'broadcast.id', 'recipient.broadcastId')
    .select(['recipient.id', 'recipient.body', 'recipient.status', 'recipient.reason'])
    .select(['recipient.updatedAt as at', 'broadcast.channel'])
    .where('recipient.userId', '=', id)
    .orderBy('recipient.updatedAt', 'desc')
    .limit(limit)
    .execute()
}

/** What a user asked our team, newest first. */
export async function listUserRequests(db: Db, id: string, limit: number) {
  const calls = await db
    .selectFrom('callRequest')
    .select(['id', 'status', 'createdAt as at'])
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
  const mails = await db
    .selectFrom('mailRequest')
    .select(['id', 'status', 'createdAt as at', 'message'])
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
  return [
    ...calls.map((call) => ({ ...call, kind: 'call' as const, message: '' })),
    ...mails.map((mail) => ({ ...mail, kind: 'mail' as const })),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
}
