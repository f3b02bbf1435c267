import { formatDay, indiaDay } from '#contract/format/dates.ts'
import { labelOf } from '#contract/options/option-list.ts'
import {
  type OwnerCheckKind,
  ownerCheckKinds,
  paperRefusals,
  reraRefusals,
} from '#contract/options/owner-checks.ts'
import * as notifications from '#contract/texts/notifications.ts'
import {
  everywhere,
  type NotificationKinds,
} from '#domain/notifications/kinds/notification-kind.ts'

/** Notifications about papers that owners showed and RERA numbers that brokers gave. */
export const ownerCheckNotifications = {
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
} satisfies Partial<NotificationKinds>

function paperName(kind: OwnerCheckKind) {
  return ownerCheckKinds.labels[kind]
}

function dayOf(moment: string) {
  return formatDay(indiaDay(moment))
}
