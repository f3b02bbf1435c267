import { displayName } from '#contract/format/names.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { type Notification, notificationFromColumns } from '#domain/notifications/notification.ts'
import {
  type NotificationAction,
  notificationActions,
} from '#domain/notifications/notification-actions.ts'
import {
  type NotificationKind,
  type NotificationNames,
  type NotificationText,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts'

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof selectNotifications>['executeTakeFirstOrThrow']>
>

/** Notifications with what their sentences need to know of the listing and the person. */
export function selectNotifications(db: Db) {
  return db
    .selectFrom('notification')
    .leftJoin('listing', 'listing.id', 'notification.listingId')
    .leftJoin('appUser as person', 'person.id', 'notification.personId')
    .select(['notification.id', 'notification.sender', 'notification.readAt'])
    .select(['notification.createdAt', 'notification.kind', 'notification.listingId'])
    .select(['notification.personId', 'notification.data', 'person.name as personName'])
    .select(['notification.userId', 'listing.ownerId'])
    .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
    .select([
      'listing.bedrooms',
      'listing.builtUpArea',
      'listing.areaUnit',
      'listing.locality',
      'listing.city',
    ])
}

/** The sentences of a notification, with names as they are now. */
export function notificationText(row: NotificationRow): NotificationText {
  const notification = notificationFromColumns(row)
  // A newer process may have written a kind that this one does not know yet.
  const kind: NotificationKind<typeof notification> | undefined =
    notificationKinds[notification.kind]
  if (!kind) return { subject: texts.notifications.unknownSubject, body: '' }
  return kind.text(notification, namesOf(row))
}

/** What the receiver does next; nothing for a kind that this process does not know yet. */
export function notificationAction(row: NotificationRow): NotificationAction | undefined {
  const notification = notificationFromColumns(row)
  const actionOf: AnyAction | undefined = notificationActions[notification.kind]
  const side = row.ownerId === row.userId ? 'owner' : 'seeker'
  // By its kind, the notification is the one that the action takes.
  return actionOf?.({ spn: row.spn ?? '', side }, notification as never)
}

type AnyAction = (typeof notificationActions)[Notification['kind']]

function namesOf({
  spn,
  category,
  areaUnit,
  personName,
  ...listing
}: NotificationRow): NotificationNames {
  const person = displayName(personName)
  if (!spn || !category || !areaUnit) {
    const { unknownListing } = texts.notifications
    return { person, listing: unknownListing, numberedListing: unknownListing }
  }
  const title = listingPageTitle({ ...listing, category, areaUnit })
  return { person, listing: title, numberedListing: `${title} (${spn})` }
}
