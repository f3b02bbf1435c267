import { sql } from 'kysely'
import { displayName } from '#contract/format/names.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import { posterOf } from '#contract/listing/poster.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type {
  NotificationKind,
  NotificationNames,
  NotificationText,
} from '#domain/notifications/kinds/notification-kind.ts'
import { type Notification, notificationFromColumns } from '#domain/notifications/notification.ts'
import {
  type NotificationAction,
  notificationActions,
} from '#domain/notifications/notification-actions.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof selectNotifications>['executeTakeFirstOrThrow']>
>

/** Notifications with what their sentences need of the listing and the person. */
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
    .select(['listing.byAgent', 'listing.checkedPaper', 'listing.checkedAt'])
    .select(seekerLine.as('line'))
}

/** The seeker's line is read from its request, so that it is gone when the request is. */
const seekerLine = sql<string | null>`case
  when notification.kind in ('visit-requested', 'visit-changed')
    or notification.data ->> 'about' = 'visit'
  then (
    select seeker_line from lead
    where lead.listing_id = notification.listing_id and lead.seeker_id = notification.person_id
      and lead.kind = 'visit'
  )
  when notification.kind in ('conversation-asked', 'conversation-answered') then (
    select body from conversation_line
    where conversation_line.conversation_id = (notification.data ->> 'conversationId')::uuid
      and conversation_line.user_id = notification.person_id
    order by conversation_line.id desc limit 1
  )
  when notification.kind in ('contact-revealed', 'contact-asked', 'seeker-wrote') then coalesce(
    (
      select seeker_line from lead
      where lead.listing_id = notification.listing_id and lead.seeker_id = notification.person_id
        and lead.kind = 'contact'
    ),
    (
      select seeker_line from contact_request
      where contact_request.listing_id = notification.listing_id
        and contact_request.seeker_id = notification.person_id
    )
  )
end`

/** The sentences of a notification, with names as they are now. */
export function notificationText(row: NotificationRow): NotificationText {
  const notification = notificationFromColumns(row)
  // A newer version of the process may have written a kind that this one does not know.
  const kind: NotificationKind<typeof notification> | undefined =
    notificationKinds[notification.kind]
  if (!kind) return { subject: texts.notifications.unknownSubject, body: '' }
  return kind.text(notification, namesOf(row))
}

/** The next action of the receiver; undefined for a kind that this process does not know. */
export function notificationAction(row: NotificationRow): NotificationAction | undefined {
  const notification = notificationFromColumns(row)
  const actionOf: AnyAction | undefined = notificationActions[notification.kind]
  const side = row.ownerId === row.userId ? 'owner' : 'seeker'
  // The compiler cannot tell that the action takes this kind.
  return actionOf?.({ spn: row.spn ?? '', side }, notification as never)
}

type AnyAction = (typeof notificationActions)[Notification['kind']]

function namesOf({
  spn,
  category,
  areaUnit,
  personName,
  line,
  byAgent,
  checkedPaper,
  checkedAt,
  ...listing
}: NotificationRow): NotificationNames {
  const who = posterOf({ byAgent: byAgent ?? false, checkedPaper, checkedAt }, new Date())
  const told = { person: displayName(personName), who, line: line ?? '' }
  if (!spn || !category || !areaUnit) {
    const { unknownListing } = texts.notifications
    return { ...told, listing: unknownListing, numberedListing: unknownListing }
  }
  const title = listingPageTitle({ ...listing, category, areaUnit })
  return { ...told, listing: title, numberedListing: `${title} (${spn})` }
}
