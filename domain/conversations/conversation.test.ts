import { describe, expect, test } from 'vitest'
import { conversationState } from '#domain/conversations/conversation.ts'

const now = new Date('2026-11-18T06:00:00Z')
const open = { status: 'active', leftAt: null, isBlocked: false, isOtherGone: false } as const
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('whether somebody may write', () => {
  test.for([
    ['while the home is offered', {}, 'open', 'open'],
    ['also where it left before and came back', { leftAt: daysAgo(90) }, 'open', 'open'],
    ['29 days after', { status: 'sold_out', leftAt: daysAgo(29) }, 'open', 'open'],
    ['30 days after', { status: 'sold_out', leftAt: daysAgo(30) }, 'closed', 'closed'],
    ['where nobody knows since when', { status: 'delete' }, 'closed', 'closed'],
    ['when the owner blocked the seeker', { isBlocked: true }, 'blocked', 'closed'],
    ['when the other account is closed', { isOtherGone: true }, 'closed', 'closed'],
    ['when both are', { isBlocked: true, isOtherGone: true }, 'blocked', 'closed'],
  ] as const)('%s', ([, facts, owner, seeker]) => {
    expect(conversationState({ ...open, ...facts }, 'owner', now)).toBe(owner)
    expect(conversationState({ ...open, ...facts }, 'seeker', now)).toBe(seeker)
  })
})
