import type { Notification } from '#domain/notifications/notification.ts'

/** Something a person was told of. */
export type Told = {
  userId: string
  notification: Notification
  createdAt: Date
  /** Whether it was read; by chance where it does not matter. */
  isRead?: boolean
}
