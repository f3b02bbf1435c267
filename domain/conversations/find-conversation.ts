import { isId } from '#contract/ids.ts'
import { conversationLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { conversationState } from '#domain/conversations/conversation.ts'
import { selectConversations, sideOf } from '#domain/conversations/select-conversations.ts'
import type { Viewer } from '#domain/viewer.ts'

/** One of the viewer's own conversations with its newest lines, the oldest of them first. */
export async function findConversation(db: Db, viewer: Viewer, id: string, now = new Date()) {
  if (!isId(id)) return undefined
  const found = await selectConversations(db, viewer)
    .where('conversation.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const side = sideOf(found, viewer)
  const lines = await listLines(db, id)
  return { ...found, side, state: conversationState(found, side, now), lines }
}

/** The viewer's conversation with the owner of a listing, if there is one. */
export async function findAsked(db: Db, viewer: Viewer, listingId: string) {
  const conversation = await db
    .selectFrom('conversation')
    .select('id')
    .where('listingId', '=', listingId)
    .where('seekerId', '=', viewer.id)
    .executeTakeFirst()
  return conversation?.id
}

export type Line = Awaited<ReturnType<typeof listLines>>[number]

/** The newest lines of a conversation that the caller may read. */
export async function listLines(db: Db, conversationId: string) {
  const newest = await db
    .selectFrom('conversationLine')
    .select(['id', 'userId', 'body', 'key', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(conversationLimits.shown)
    .execute()
  return newest.reverse()
}
