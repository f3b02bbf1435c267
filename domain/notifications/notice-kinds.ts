import type { AlertChannel, NoticeTopic } from '#contract/alert-choices.ts'
import * as notices from '#contract/messages/notices.ts'
import { labelOf } from '#contract/option-list.ts'
import { listingStatuses } from '#contract/options.ts'
import { reasonText } from '#contract/reason-text.ts'
import { visitWishText } from '#contract/visit-wish.ts'
import type { Notice } from '#domain/notifications/notice.ts'

export type NoticeText = { subject: string; body: string }

/** What the ids of a notice stand for when it is read. */
export type NoticeNames = {
  /** The listing's title. */
  listing: string
  /** The same with its number, for owners of several similar listings. */
  numberedListing: string
  person: string
}

export type NoticeKind<OneNotice> = {
  /** What the receiver chooses the channels by. */
  topic?: NoticeTopic
  channels: readonly AlertChannel[]
  text(notice: OneNotice, names: NoticeNames): NoticeText
}

type NoticeKinds = {
  [Kind in Notice['kind']]: NoticeKind<Extract<Notice, { kind: Kind }>>
}

const everywhere = ['whatsapp', 'email'] as const

/** Every kind of notice: where it is sent and what it says. */
export const noticeKinds: NoticeKinds = {
  'contact-revealed': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing }) => ({
      subject: notices.contactSubject,
      body: notices.contactBody(person, listing),
    }),
  },
  'contact-asked': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing }) => ({
      subject: notices.askedSubject,
      body: notices.askedBody(person, listing),
    }),
  },
  'contact-accepted': {
    topic: 'leads',
    channels: everywhere,
    text: (_, { person, listing }) => ({
      subject: notices.acceptedSubject,
      body: notices.acceptedBody(person, listing),
    }),
  },
  'contact-declined': {
    topic: 'leads',
    channels: [],
    text: (_, { listing }) => ({
      subject: notices.declinedSubject,
      body: notices.declinedBody(listing),
    }),
  },
  'still-available': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notices.stillAvailableSubject,
      body: notices.stillAvailableBody(numberedListing),
    }),
  },
  'listing-paused': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notices.pausedSubject,
      body: notices.pausedBody(numberedListing),
    }),
  },
  'visit-requested': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitSubject,
      body: notices.visitBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-changed': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitChangedSubject,
      body: notices.visitBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-withdrawn': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitWithdrawnSubject,
      body: notices.visitWithdrawnBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-accepted': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitAcceptedSubject,
      body: notices.visitAcceptedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-proposed': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitProposedSubject,
      body: notices.visitProposedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-declined': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitDeclinedSubject,
      body: notices.visitDeclinedBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-cancelled': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitCancelledSubject,
      body: notices.visitCancelledBody(person, listing, visitWishText(wish)),
    }),
  },
  'visit-ended': {
    topic: 'visits',
    channels: everywhere,
    text: ({ isSold, ...wish }, { listing }) => ({
      subject: notices.visitEndedSubject,
      body: notices.visitEndedBody(listing, visitWishText(wish), isSold),
    }),
  },
  'visit-reminder': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitReminderSubject,
      body: notices.visitReminderBody(person, listing, visitWishText(wish)),
    }),
  },
  'listing-submitted': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notices.submittedSubject,
      body: notices.submittedBody(numberedListing),
    }),
  },
  'listing-approved': {
    topic: 'listings',
    channels: everywhere,
    text: (_, { numberedListing }) => ({
      subject: notices.approvedSubject,
      body: notices.approvedBody(numberedListing),
    }),
  },
  'listing-rejected': {
    topic: 'listings',
    channels: everywhere,
    text: ({ reason, reasons = [] }, { numberedListing }) => ({
      subject: notices.rejectedSubject,
      body: notices.rejectedBody(numberedListing, reason, reasons.map(reasonText)),
    }),
  },
  'listing-status-changed': {
    topic: 'listings',
    channels: everywhere,
    text: ({ status, reason }, { numberedListing }) => ({
      subject: notices.statusSubject,
      body: notices.statusBody(numberedListing, labelOf(listingStatuses, status), reason),
    }),
  },
  'account-blocked': {
    channels: everywhere,
    text: ({ reason }) => ({ subject: notices.blockedSubject, body: notices.blockedBody(reason) }),
  },
  'account-unblocked': {
    channels: everywhere,
    text: () => ({ subject: notices.unblockedSubject, body: notices.unblockedBody }),
  },
  text: { channels: [], text: ({ subject, body }) => ({ subject, body }) },
}
