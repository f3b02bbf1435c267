import type { Notification } from '#domain/notifications/notification.ts'

/** Something a person was told of. */
export type Told = {
  userId: string
  notification: Notification
  createdAt: Date
  /** Whether it was read; random when left out. */
  isRead?: boolean
}
