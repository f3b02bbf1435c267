import type { AlertChannel, NotificationTopic } from '#contract/options/alert-choices.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { Notification } from '#domain/notifications/notification.ts'

export type NotificationText = { subject: string; body: string }

/** The present names behind the ids of a notification. */
export type NotificationNames = {
  listing: string
  /** The listing with its number, for owners of several similar ones. */
  numberedListing: string
  person: string
  /** What whoever offers the listing is called. */
  who: OfferedBy
  /** What the person wrote with a request; blank where nothing. */
  line?: string | undefined
}

export type NotificationKind<OneNotification> = {
  /** The topic that the receiver chooses channels for. */
  topic?: NotificationTopic
  channels: readonly AlertChannel[]
  text(notification: OneNotification, names: NotificationNames): NotificationText
}

export type NotificationKinds = {
  [Kind in Notification['kind']]: NotificationKind<Extract<Notification, { kind: Kind }>>
}

export const everywhere = ['whatsapp', 'email'] as const
