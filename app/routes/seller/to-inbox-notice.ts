import type { InboxNotice } from '#app/features/notifications/inbox-notice.ts'
import type { listNotifications } from '#domain/notifications/list-notifications.ts'

type Notification = Awaited<ReturnType<typeof listNotifications>>[number]

export function toInboxNotice({ readAt, ...notice }: Notification): InboxNotice {
  return { ...notice, isRead: readAt !== null }
}
