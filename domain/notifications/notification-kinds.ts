import * as notifications from '#contract/texts/notifications.ts'
import { leadNotifications } from '#domain/notifications/kinds/lead-notifications.ts'
import { listingNotifications } from '#domain/notifications/kinds/listing-notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'
import { ownerCheckNotifications } from '#domain/notifications/kinds/owner-check-notifications.ts'
import { searchAlertNotification } from '#domain/notifications/kinds/search-alert-notification.ts'
import { visitNotifications } from '#domain/notifications/kinds/visit-notifications.ts'

/** Every kind of notification: where it is sent and what it says. */
export const notificationKinds: NotificationKinds = {
  ...leadNotifications,
  ...visitNotifications,
  ...listingNotifications,
  ...ownerCheckNotifications,
  'search-alert': searchAlertNotification,
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
