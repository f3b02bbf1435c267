import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { sideOf } from '#domain/conversations/select-conversations.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * The viewer has seen one of their conversations up to a line; what came after it stays unread. The
 * notification of it is read with it.
 */
export function markConversationRead(db: Db, viewer: Viewer, id: string, lastLineId: string) {
  return inTransaction(db, async (trx) => {
    const conversation = await trx
      .selectFrom('conversation')
      .select(['ownerId', 'seekerId', 'listingId', 'ownerUnread', 'seekerUnread'])
      .where('id', '=', id)
      .where((eb) => eb.or([eb('ownerId', '=', viewer.id), eb('seekerId', '=', viewer.id)]))
      .forUpdate()
      .executeTakeFirst()
    if (!conversation) throw new DomainError('not_found')
    const { ownerId, seekerId, listingId } = conversation
    const side = sideOf(conversation, viewer)
    const unread = side === 'owner' ? 'ownerUnread' : 'seekerUnread'
    const { left } = await trx
      .selectFrom('conversationLine')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('conversationId', '=', id)
      .where('userId', '<>', viewer.id)
      .where('id', '>', lastLineId)
      .executeTakeFirstOrThrow()
    if (left >= conversation[unread]) return
    await trx
      .updateTable('conversation')
      .set({ [unread]: left })
      .where('id', '=', id)
      .execute()
    if (left > 0) return
    await trx
      .updateTable('notification')
      .set({ readAt: sql<Date>`now()` })
      .where('userId', '=', viewer.id)
      .where('listingId', '=', listingId)
      .where('personId', '=', side === 'owner' ? seekerId : ownerId)
      .where('kind', 'in', ['conversation-asked', 'conversation-answered'])
      .where('readAt', 'is', null)
      .execute()
  })
}
