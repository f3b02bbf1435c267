import { reasonText } from '#contract/listing/reason-text.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { listingStatuses } from '#contract/options.ts'
import * as notifications from '#contract/texts/notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'

/** Notifications to owners about the status and the drafts of their listings. */
export const listingNotifications = {
  'still-available': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notifications.stillAvailableSubject,
      body: notifications.stillAvailableBody(numberedListing),
    }),
  },
  'listing-paused': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notifications.pausedSubject,
      body: notifications.pausedBody(numberedListing),
    }),
  },
  'listing-submitted': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notifications.submittedSubject,
      body: notifications.submittedBody(numberedListing),
    }),
  },
  'listing-approved': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notifications.approvedSubject,
      body: notifications.approvedBody(numberedListing),
    }),
  },
  'listing-rejected': {
    topic: 'listings',
    channels: everywhere,
    text: ({ reason, reasons = [] }, { numberedListing }) => ({
      subject: notifications.rejectedSubject,
      body: notifications.rejectedBody(numberedListing, reason, reasons.map(reasonText)),
    }),
  },
  'listing-held': {
    topic: 'listings',
    channels: everywhere,
    text: ({ reasons }, { numberedListing }) => ({
      subject: notifications.heldSubject,
      body: notifications.heldBody(numberedListing, reasons.map(reasonText)),
    }),
  },
  'revision-approved': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notifications.revisionApprovedSubject,
      body: notifications.revisionApprovedBody(numberedListing),
    }),
  },
  'revision-rejected': {
    topic: 'listings',
    channels: everywhere,
    text: ({ reason, reasons = [] }, { listing }) => ({
      subject: notifications.revisionRejectedSubject,
      body: notifications.revisionRejectedBody(listing, reason, reasons.map(reasonText)),
    }),
  },
  'listing-status-changed': {
    topic: 'listings',
    channels: everywhere,
    text: ({ status, reason }, { numberedListing }) => ({
      subject: notifications.statusSubject,
      body: notifications.statusBody(numberedListing, labelOf(listingStatuses, status), reason),
    }),
  },
  'assist-done': {
    channels: everywhere,
    text: (_, { person, numberedListing }) => ({
      subject: notifications.assistDoneSubject,
      body: notifications.assistDoneBody(person, numberedListing),
    }),
  },
} satisfies Partial<NotificationKinds>
