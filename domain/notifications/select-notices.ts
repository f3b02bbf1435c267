import { listingPageTitle } from '#contract/listing-title.ts'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import type { Db } from '#db/connect.ts'
import { noticeFromColumns } from '#domain/notifications/notice.ts'
import {
  type NoticeKind,
  type NoticeNames,
  type NoticeText,
  noticeKinds,
} from '#domain/notifications/notice-kinds.ts'

type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>

/** Notices with what their sentences need to know of the listing and the person. */
export function selectNotices(db: Db) {
  return db
    .selectFrom('notification')
    .leftJoin('listing', 'listing.id', 'notification.listingId')
    .leftJoin('appUser as person', 'person.id', 'notification.personId')
    .select(['notification.id', 'notification.sender', 'notification.readAt'])
    .select(['notification.createdAt', 'notification.kind', 'notification.listingId'])
    .select(['notification.personId', 'notification.data', 'person.name as personName'])
    .select(['listing.spn', 'listing.category', 'listing.propertyType', 'listing.bhk'])
    .select(['listing.builtUpArea', 'listing.areaUnit', 'listing.locality', 'listing.city'])
}

/** The sentences of a notice, with names as they are now. */
export function noticeText(row: NoticeRow): NoticeText {
  const notice = noticeFromColumns(row)
  // A newer process may have written a kind that this one does not know yet.
  const kind: NoticeKind<typeof notice> | undefined = noticeKinds[notice.kind]
  if (!kind) return { subject: messages.notices.unknownSubject, body: '' }
  return kind.text(notice, namesOf(row))
}

function namesOf({ spn, category, areaUnit, personName, ...listing }: NoticeRow): NoticeNames {
  const person = displayName(personName)
  if (!spn || !category || !areaUnit) {
    const { unknownListing } = messages.notices
    return { person, listing: unknownListing, numberedListing: unknownListing }
  }
  const title = listingPageTitle({ ...listing, category, areaUnit })
  return { person, listing: title, numberedListing: `${title} (${spn})` }
}
