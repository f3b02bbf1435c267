import type { AlertChannel } from '#contract/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import type { Question } from '#domain/freshness/answer-token.ts'
import { noticeFromColumns } from '#domain/notifications/notice.ts'
import { noticeText, selectNotices } from '#domain/notifications/select-notices.ts'

/** An alert as it is sent now; undefined when its receiver can or wants to be reached no longer. */
export async function findAlertMessage(db: Db, alertId: string, channel: AlertChannel) {
  const row = await selectNotices(db)
    .innerJoin('alertLog', 'alertLog.notificationId', 'notification.id')
    .innerJoin('appUser as receiver', 'receiver.id', 'notification.userId')
    .select(['receiver.phone', 'receiver.email'])
    .where('alertLog.id', '=', alertId)
    .where('receiver.optedOutAt', 'is', null)
    .executeTakeFirst()
  const to = channel === 'email' ? row?.email : row?.phone
  return row && to ? { to, ...noticeText(row), question: questionOf(row) } : undefined
}

/** What a link in the message may answer. */
function questionOf(row: Parameters<typeof noticeFromColumns>[0]): Question | undefined {
  const notice = noticeFromColumns(row)
  if (notice.kind !== 'still-available') return undefined
  return { listingId: notice.listingId, askedAt: new Date(notice.askedAt) }
}
