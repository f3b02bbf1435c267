import { sql } from 'kysely'
import { reportDate } from '#contract/format/report-date.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { deliveryStatuses } from '#contract/options/alert-choices.ts'
import {
  type NotificationRow,
  notificationAction,
  notificationText,
  selectNotifications,
} from '#domain/notifications/select-notifications.ts'
import { peopleLike } from '#domain/reports/person-search.ts'
import { type ReportField, type RowDetail, report } from '#domain/reports/report.ts'

const tones = { queued: 'wait', sent: 'good', failed: 'bad' } as const

export const systemAlerts = report({
  id: 'system_alerts',
  title: 'System Alerts',
  table: 'alertLog',
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    user_name: { label: 'Full Name', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    mess_type: { label: 'About' },
    status_alerts: delivery('In the inbox'),
    status_wb: delivery('WhatsApp'),
    status_mail: delivery('Email'),
  },
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'user_name' },
    { field: 'phone_no' },
    { field: 'mess_type' },
    { field: 'status_alerts' },
    { field: 'status_wb' },
    { field: 'status_mail' },
  ],
  matches: (word, pattern) =>
    /[a-z]-[a-z]/.test(word) ? sql`kind = ${word}` : sql`user_id in ${peopleLike(pattern)}`,
  status: {
    label: 'On any channel',
    list: deliveryStatuses,
    is: (value) => sql`${sql.lit(value)} in (in_app_status, whatsapp_status, email_status)`,
  },
  async read(db, ids) {
    const alerts = await db
      .selectFrom('alertLog as alert')
      .leftJoin('appUser as person', 'person.id', 'alert.userId')
      .select(['alert.id', 'alert.createdAt', 'alert.kind', 'alert.inAppStatus'])
      .select(['alert.whatsappStatus', 'alert.emailStatus', 'person.name', 'person.phone'])
      .where('alert.id', 'in', ids)
      .execute()
    return alerts.map((alert) => ({
      _id: alert.id,
      createdAt: alert.createdAt.toISOString(),
      user_name: alert.name ?? '',
      phone_no: alert.phone ?? '',
      mess_type: alert.kind,
      status_alerts: alert.inAppStatus,
      status_wb: alert.whatsappStatus,
      status_mail: alert.emailStatus,
    }))
  },
  async detail(db, ids) {
    const notifications = await selectNotifications(db)
      .innerJoin('alertLog', 'alertLog.notificationId', 'notification.id')
      .select(['alertLog.id as alertId', 'notification.userId'])
      .where('alertLog.id', 'in', ids)
      .execute()
    const details = new Map(
      notifications.map((notification) => [notification.alertId, toDetail(notification)]),
    )
    return new Map(ids.map((id) => [id, details.get(id) ?? forgotten]))
  },
})

/** Messages that the person deleted, or of an erased account. */
const forgotten: RowDetail = { facts: [{ label: 'Message', text: 'No longer kept' }] }

type SentNotification = NotificationRow & { userId: string }

/** What the person was told, as it reads now. */
function toDetail(notification: SentNotification): RowDetail {
  const { subject, body } = notificationText(notification)
  const { spn, readAt, userId } = notification
  const action = notificationAction(notification)
  const facts: RowDetail['facts'] = [
    { label: 'Subject', text: subject },
    { label: 'Message', text: body },
    ...(action ? [{ label: 'Its link', text: action.label }] : []),
    { label: 'Read', text: readAt ? reportDate(readAt) : 'Not yet' },
    { label: 'Account', text: 'Open the account', href: `/admin/people/${userId}` },
  ]
  return {
    facts: spn ? [...facts, { label: 'Property', text: spn, href: listingPath(spn) }] : facts,
  }
}

function delivery(label: string): ReportField {
  return { label, kind: 'option', list: deliveryStatuses, tones }
}
