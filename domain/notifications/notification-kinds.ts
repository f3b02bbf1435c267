import * as notifications from '#contract/texts/notifications.ts'
import { leadNotifications } from '#domain/notifications/kinds/lead-notifications.ts'
import { listingNotifications } from '#domain/notifications/kinds/listing-notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'
import { ownerCheckNotifications } from '#domain/notifications/kinds/owner-check-notifications.ts'
import { visitNotifications } from '#domain/notifications/kinds/visit-notifications.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'

/** Every kind of notification: where it is sent and what it says. */
export const notificationKinds: NotificationKinds = {
  ...leadNotifications,
  ...visitNotifications,
  ...listingNotifications,
  ...ownerCheckNotifications,
  'search-alert': {
    channels: everywhere,
    text: ({ count, cheaper, ...search }, { listing }) => ({
      subject: notifications.searchAlertSubject(count, cheaper),
      body: notifications.searchAlertBody(count, savedSearchName(search), listing),
    }),
  },
  'account-blocked': {
    channels: everywhere,
    text: ({ reason }) => ({
      subject: notifications.blockedSubject,
      body: notifications.blockedBody(reason),
    }),
  },
  'account-unblocked': {
    channels: everywhere,
    text: () => ({ subject: notifications.unblockedSubject, body: notifications.unblockedBody }),
  },
  text: { channels: [], text: ({ subject, body }) => ({ subject, body }) },
}
