import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import { findAskedContact } from '#domain/contact-requests/contact-link.ts'
import { findAskedLine } from '#domain/conversations/conversation-link.ts'
import type { Question } from '#domain/freshness/answer-token.ts'
import { type Notification, notificationFromColumns } from '#domain/notifications/notification.ts'
import {
  notificationAction,
  notificationText,
  selectNotifications,
} from '#domain/notifications/select-notifications.ts'
import { findAskedVisit } from '#domain/visits/answer-visit-link.ts'

/**
 * An alert in its present words, with the question that its link may answer without a login;
 * undefined when the receiver can no longer be reached or no longer wants to be.
 */
export async function findAlertMessage(db: Db, alertId: string, channel: AlertChannel) {
  const row = await selectNotifications(db)
    .innerJoin('alertLog', 'alertLog.notificationId', 'notification.id')
    .innerJoin('appUser as receiver', 'receiver.id', 'notification.userId')
    .select(['receiver.phone', 'receiver.email'])
    .where('alertLog.id', '=', alertId)
    .where('receiver.optedOutAt', 'is', null)
    .executeTakeFirst()
  const to = channel === 'email' ? row?.email : row?.phone
  if (!row || !to) return undefined
  const notification = notificationFromColumns(row)
  if (isOfConversation(notification) && row.readAt) return undefined
  const searchAlert = notification.kind === 'search-alert' ? notification : undefined
  const question = questionOf(notification)
  const visit = await findAskedVisit(db, row)
  const contact = await findAskedContact(db, row)
  const line = await findAskedLine(db, row)
  return {
    to,
    ...notificationText(row),
    action: notificationAction(row),
    question,
    visit,
    contact,
    line,
    searchAlert,
  }
}

/** Alerts about a conversation are not sent once it was read on the site. */
function isOfConversation({ kind }: Notification) {
  return kind === 'conversation-asked' || kind === 'conversation-answered'
}

/** The question that a link in the message may answer. */
function questionOf(notification: Notification): Question | undefined {
  if (notification.kind !== 'still-available') return undefined
  return { listingId: notification.listingId, askedAt: new Date(notification.askedAt) }
}
