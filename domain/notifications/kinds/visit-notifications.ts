import { visitWishText } from '#contract/format/visit-wish.ts'
import * as notifications from '#contract/texts/notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'

/** Notifications to either side of a visit. */
export const visitNotifications = {
  'visit-requested': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing, line }) => ({
      subject: notifications.visitSubject,
      body: notifications.visitBody(person, listing, visitWishText(wish), line),
    }),
  },
  'visit-changed': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing, line }) => ({
      subject: notifications.visitChangedSubject,
      body: notifications.visitBody(person, listing, visitWishText(wish), line),
    }),
  },
  'visit-withdrawn': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitWithdrawnSubject,
      body: notifications.visitWithdrawnBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-accepted': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitAcceptedSubject,
      body: notifications.visitAcceptedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-proposed': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitProposedSubject,
      body: notifications.visitProposedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-declined': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitDeclinedSubject,
      body: notifications.visitDeclinedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-cancelled': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitCancelledSubject,
      body: notifications.visitCancelledBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-ended': {
    topic: 'visits',
    channels: everywhere,
    text: ({ isSold, ...wish }, { listing }) => ({
      subject: notifications.visitEndedSubject,
      body: notifications.visitEndedBody(listing, visitWishText(wish), isSold),
    }),
  },
  'visit-reminder': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notifications.visitReminderSubject,
      body: notifications.visitReminderBody(person, listing, visitWishText(wish)),
    }),
  },
} satisfies Partial<NotificationKinds>
