import { dayMs } from '#contract/format/dates.ts'
import { conversationLimits } from '#contract/limits.ts'
import type { ListingStatus } from '#contract/options.ts'

export type ConversationSide = 'owner' | 'seeker'

/** Whether somebody may write now: yes; not any more; not until the owner unblocks the seeker. */
export type ConversationState = 'open' | 'closed' | 'blocked'

type Facts = {
  status: ListingStatus
  /** When the home ceased to be offered. */
  leftAt: Date | null
  /** Whether the owner has blocked the seeker. */
  isBlocked: boolean
  /** Whether the other account was blocked by staff. */
  isOtherGone: boolean
}

/** Both may go on while the home is offered, and for some time after. */
export function conversationState(
  { status, leftAt, isBlocked, isOtherGone }: Facts,
  side: ConversationSide,
  now: Date,
): ConversationState {
  if (isBlocked) return side === 'owner' ? 'blocked' : 'closed'
  if (isOtherGone) return 'closed'
  if (status === 'active') return 'open'
  const days = leftAt ? (now.getTime() - leftAt.getTime()) / dayMs : Number.POSITIVE_INFINITY
  return days < conversationLimits.daysAfterGone ? 'open' : 'closed'
}
