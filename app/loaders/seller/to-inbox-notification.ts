import type { InboxNotification } from '#app/features/notifications/inbox-notification.ts'
import type { listNotifications } from '#domain/notifications/list-notifications.ts'

type Notification = Awaited<ReturnType<typeof listNotifications>>[number]

export function toInboxNotification({ readAt, ...notification }: Notification): InboxNotification {
  return { ...notification, isRead: readAt !== null }
}
