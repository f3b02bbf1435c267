import type { Moment } from '#contract/format/dates.ts'

/** A notification as the inbox shows it. */
export type InboxNotification = {
  id: string
  sender: string
  subject: string
  body: string
  /** The one thing to do next. */
  action: { label: string; path: string } | undefined
  isRead: boolean
  createdAt: Moment
}

/** The address that shows a notification in the inbox. */
export function notificationPath(id: string): string {
  return `/dashboard/inbox?id=${id}`
}
