import { findContact } from '#contract/format/contact-in-text.ts'
import { formatDay, indiaDay } from '#contract/format/dates.ts'
import { visitWishText } from '#contract/format/visit-wish.ts'
import { reasonText } from '#contract/listing/reason-text.ts'
import type { AlertChannel, NotificationTopic } from '#contract/options/alert-choices.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  type OfferedBy,
  type OwnerCheckKind,
  ownerCheckKinds,
  paperRefusals,
  reraRefusals,
} from '#contract/options/owner-checks.ts'
import { listingStatuses } from '#contract/options.ts'
import { mayHoldContact } from '#contract/texts/conversations.ts'
import * as notifications from '#contract/texts/notifications.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { savedSearchName } from '#domain/saved-searches/saved-search-name.ts'

export type NotificationText = { subject: string; body: string }

/** What the ids of a notification stand for when it is read. */
export type NotificationNames = {
  /** The listing's title. */
  listing: string
  /** The same with its number, for owners of several similar listings. */
  numberedListing: string
  person: string
  /** What whoever offers the listing is called. */
  who: OfferedBy
  /** What the person wrote with a request; blank where nothing. */
  line?: string | undefined
}

export type NotificationKind<OneNotification> = {
  /** What the receiver chooses the channels by. */
  topic?: NotificationTopic
  channels: readonly AlertChannel[]
  text(notification: OneNotification, names: NotificationNames): NotificationText
}

type NotificationKinds = {
  [Kind in Notification['kind']]: NotificationKind<Extract<Notification, { kind: Kind }>>
}

const everywhere = ['whatsapp', 'email'] as const

/** Every kind of notification: where it is sent and what it says. */
export const notificationKinds: NotificationKinds = {
  'contact-revealed': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing, line }) => ({
      subject: notifications.contactSubject,
      body: notifications.contactBody(person, listing, line),
    }),
  },
  'seeker-wrote': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing, line }) => ({
      subject: notifications.wroteSubject,
      body: notifications.wroteBody(person, listing, line),
    }),
  },
  'contact-asked': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing, line }) => ({
      subject: notifications.askedSubject,
      body: notifications.askedBody(person, listing, line),
    }),
  },
  'conversation-asked': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing, line }) => ({
      subject: notifications.questionSubject,
      body: withCaution(notifications.questionBody(person, listing, line), line),
    }),
  },
  'conversation-answered': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, who, listing, line }) => ({
      subject: notifications.answerSubject(who),
      body: withCaution(notifications.answerBody(person, listing, line), line),
    }),
  },
  'contact-accepted': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, who, listing }) => ({
      subject: notifications.acceptedSubject(who),
      body: notifications.acceptedBody(person, listing),
    }),
  },
  'contact-declined': {
    topic: 'leads',
    channels: [],
    text: (_, { who, listing }) => ({
      subject: notifications.declinedSubject(who),
      body: notifications.declinedBody(listing, who),
    }),
  },
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
  'assist-done': {
    channels: everywhere,
    text: (_, { person, numberedListing }) => ({
      subject: notifications.assistDoneSubject,
      body: notifications.assistDoneBody(person, numberedListing),
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
  'owner-check-accepted': {
    topic: 'listings',
    channels: everywhere,
    text: ({ shown, endsAt }, { numberedListing }) => ({
      subject: notifications.ownerCheckAcceptedSubject,
      body:
        shown === 'rera'
          ? notifications.numberAcceptedBody(dayOf(endsAt))
          : notifications.paperAcceptedBody(paperName(shown), numberedListing, dayOf(endsAt)),
    }),
  },
  'owner-check-refused': {
    topic: 'listings',
    channels: everywhere,
    text: ({ shown, reason }, { numberedListing }) => ({
      subject: notifications.ownerCheckRefusedSubject,
      body:
        shown === 'rera'
          ? notifications.numberRefusedBody(labelOf(reraRefusals, reason))
          : notifications.paperRefusedBody(
              paperName(shown),
              numberedListing,
              labelOf(paperRefusals, reason),
            ),
    }),
  },
  'owner-check-unanswered': {
    topic: 'listings',
    channels: everywhere,
    text: ({ shown }, { numberedListing }) => ({
      subject: notifications.ownerCheckUnansweredSubject,
      body:
        shown === 'rera'
          ? notifications.numberUnansweredBody
          : notifications.paperUnansweredBody(paperName(shown), numberedListing),
    }),
  },
  'owner-check-ending': {
    topic: 'listings',
    channels: everywhere,
    text: ({ shown, endsAt }, { numberedListing }) => ({
      subject: notifications.ownerCheckEndingSubject,
      body:
        shown === 'rera'
          ? notifications.numberEndingBody(dayOf(endsAt))
          : notifications.paperEndingBody(paperName(shown), numberedListing, dayOf(endsAt)),
    }),
  },
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

/** A number or a link in a line of somebody else is warned of wherever it is read. */
function withCaution(body: string, line = '') {
  return findContact(line) ? `${body} ${mayHoldContact}` : body
}

function paperName(kind: OwnerCheckKind) {
  return ownerCheckKinds.labels[kind]
}

function dayOf(moment: string) {
  return formatDay(indiaDay(moment))
}
