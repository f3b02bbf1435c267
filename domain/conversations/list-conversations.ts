import { conversationLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import type { ConversationSide } from '#domain/conversations/conversation.ts'
import { withFacts } from '#domain/conversations/select-conversations.ts'
import type { Viewer } from '#domain/viewer.ts'

const columns = {
  owner: { own: 'conversation.ownerId', unread: 'conversation.ownerUnread' },
  seeker: { own: 'conversation.seekerId', unread: 'conversation.seekerUnread' },
} as const

export type ListedConversation = Awaited<ReturnType<typeof listConversations>>[number]

/** The viewer's conversations as an owner or as a seeker, the latest first, each with its last line. */
export function listConversations(
  db: Db,
  viewer: Viewer,
  side: ConversationSide,
  limit: number = conversationLimits.listed,
) {
  const { own, unread } = columns[side]
  return withFacts(db, viewer.id)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('conversationLine')
          .select(['body', 'userId'])
          .whereRef('conversationId', '=', 'conversation.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['last.body', 'last.userId as lastBy'])
    .select(({ ref }) => ref(unread).as('unread'))
    .where(own, '=', viewer.id)
    .orderBy('conversation.lastLineAt', 'desc')
    .limit(limit)
    .execute()
}

/** In how many conversations there is something new; counting ends where the screen says "99+". */
export async function countUnreadConversations(db: Db, viewer: Viewer, side: ConversationSide) {
  const { own, unread } = columns[side]
  const waiting = db
    .selectFrom('conversation')
    .select('id')
    .where(own, '=', viewer.id)
    .where(unread, '>', 0)
    .limit(conversationLimits.unreadShown + 1)
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
