import type { AlertChannel, NoticeTopic } from '#contract/alert-choices.ts'
import { formatDay } from '#contract/dates.ts'
import * as notices from '#contract/messages/notices.ts'
import { labelOf } from '#contract/option-list.ts'
import { listingStatuses, type VisitTime, visitTimes } from '#contract/options.ts'
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
  'visit-requested': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitSubject,
      body: notices.visitBody(person, listing, wishText(wish)),
    }),
  },
  'visit-changed': {
    topic: 'visits',
    channels: everywhere,
    text: (wish, { person, listing }) => ({
      subject: notices.visitChangedSubject,
      body: notices.visitBody(person, listing, wishText(wish)),
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
    text: ({ reason }, { numberedListing }) => ({
      subject: notices.rejectedSubject,
      body: notices.rejectedBody(numberedListing, reason),
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
  text: { channels: [], text: ({ subject, body }) => ({ subject, body }) },
}

/** 3 Mar 2026, morning, 9 to 12; or blank. */
function wishText({ day, time }: { day?: string | undefined; time?: VisitTime | undefined }) {
  const words = [day && formatDay(day), time && labelOf(visitTimes, time).toLowerCase()]
  return words.filter(Boolean).join(', ')
}
