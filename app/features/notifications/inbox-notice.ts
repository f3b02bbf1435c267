import type { AnswerOf } from '#app/api-client.ts'
import type { Moment } from '#contract/dates.ts'

/** A notice as the inbox shows it. */
export type InboxNotice = {
  id: string
  sender: string
  subject: string
  body: string
  isRead: boolean
  createdAt: Moment
}

type WireNotice = AnswerOf<'/api/user/noti'>['data']['noti'][number]

export function noticeFromWire(notice: WireNotice): InboxNotice {
  return {
    id: notice._id,
    sender: notice.sender_id,
    subject: notice.subject,
    body: notice.message_content,
    isRead: notice.view_status === 'read',
    createdAt: notice.timestamp,
  }
}

/** The address that shows a notice in the inbox. */
export function noticePath(id: string): string {
  return `/dashboard/inbox?id=${id}`
}
