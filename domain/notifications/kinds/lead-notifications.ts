import { findContact } from '#contract/format/contact-in-text.ts'
import { mayHoldContact } from '#contract/texts/conversations.ts'
import * as notifications from '#contract/texts/notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'

/** Notifications of contacts, requests for the number and conversations. */
export const leadNotifications = {
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
} satisfies Partial<NotificationKinds>

/** Wherever it is read, a line of somebody else that holds a number or a link comes with a warning. */
function withCaution(body: string, line = '') {
  return findContact(line) ? `${body} ${mayHoldContact}` : body
}
