import { sql } from 'kysely'
import { reportDate } from '#contract/format/report-date.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { deliveryStatuses } from '#contract/options/alert-choices.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import {
  type NotificationRow,
  notificationAction,
  notificationText,
  selectNotifications,
} from '#domain/notifications/select-notifications.ts'
import { personCard } from '#domain/reports/definitions/person-card.ts'
import { peopleLike } from '#domain/reports/person-search.ts'
import { type ReportField, type RowDetail, report } from '#domain/reports/report.ts'

const tones = {
  queued: 'wait',
  sending: 'wait',
  sent: 'good',
  failed: 'bad',
  unknown: 'bad',
} as const

export const systemAlerts = report({
  id: 'system_alerts',
  title: 'System Alerts',
  table: 'alertLog',
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    user_name: { label: 'Full Name', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    mess_type: { label: 'About', kind: 'words' },
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
  matches(word, pattern) {
    const kinds = kindsNamed(word)
    if (kinds.length === 0) return sql`user_id in ${peopleLike(pattern)}`
    return sql`kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
  },
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
      .select('alertLog.id as alertId')
      .where('alertLog.id', 'in', ids)
      .execute()
    const facts = new Map(notifications.map((each) => [each.alertId, factsOf(each)]))
    const receivers = await db
      .selectFrom('alertLog')
      .innerJoin('appUser as person', 'person.id', 'alertLog.userId')
      .select(['alertLog.id as alertId', 'person.id', 'person.name', 'person.phone'])
      .select('person.email')
      .where('alertLog.id', 'in', ids)
      .execute()
    const cards = new Map(receivers.map(({ alertId, ...each }) => [alertId, toCards(each)]))
    return new Map(
      ids.map((id) => [id, { cards: cards.get(id) ?? [], facts: facts.get(id) ?? forgotten }]),
    )
  },
})

/** Kinds that have the word among their own, as the column shows them. */
function kindsNamed(word: string) {
  const wanted = word.toLowerCase()
  return Object.keys(notificationKinds).filter(
    (kind) => kind === wanted || kind.split('-').includes(wanted),
  )
}

function toCards(receiver: Parameters<typeof personCard>[1]) {
  return [personCard('Sent to', receiver)]
}

/** Messages that the person deleted, or of an erased account. */
const forgotten: RowDetail['facts'] = [{ label: 'Message', text: 'No longer kept' }]

/** What the person was told, as it reads now. */
function factsOf(notification: NotificationRow): RowDetail['facts'] {
  const { subject, body } = notificationText(notification)
  const { spn, readAt } = notification
  const action = notificationAction(notification)
  return [
    { label: 'Subject', text: subject },
    { label: 'Message', text: body },
    ...(action ? [{ label: 'Its link', text: action.label }] : []),
    { label: 'Read', text: readAt ? reportDate(readAt) : 'Not yet' },
    ...(spn ? [{ label: 'Property', text: spn, href: listingPath(spn) }] : []),
  ]
}

function delivery(label: string): ReportField {
  return { label, kind: 'option', list: deliveryStatuses, tones }
}
