import type { ConversationSide, ConversationState } from '#domain/conversations/conversation.ts'

export type LineView = {
  id: string
  key: string
  body: string
  isOwn: boolean
  /** `10:42 am`, with the day above the first line of a day. */
  time: string
  day: string
}

/** A conversation as its page shows it. */
export type ConversationView = {
  id: string
  spn: string
  side: ConversationSide
  state: ConversationState
  other: string
  /** Owner or agent; for seekers only. */
  role: string
  title: string
  photo: string | null
  /** Whether everybody may see the home's page. */
  isShown: boolean
  lines: LineView[]
  /** Whether the other one has seen the viewer's last line. */
  isRead: boolean
  unread: number
}

/** A conversation as a list shows it. */
export type ConversationRow = {
  id: string
  other: string
  title: string
  photo: string | null
  /** What was written last, and by whom. */
  last: string
  when: string
  unread: number
}
