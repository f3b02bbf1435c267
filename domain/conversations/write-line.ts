import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { addLine, type NewLine } from '#domain/conversations/add-line.ts'
import { type ConversationState, conversationState } from '#domain/conversations/conversation.ts'
import { selectConversations, sideOf } from '#domain/conversations/select-conversations.ts'
import { DomainError } from '#domain/errors.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Adds a line to one of the viewer's own conversations; others are not found. Returns whether the
 * line is new.
 */
export function writeLine(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  id: string,
  line: NewLine,
  now = new Date(),
) {
  return inTransaction(db, async (trx) => {
    const own = () => selectConversations(trx, viewer).where('conversation.id', '=', id)
    const found = await own().executeTakeFirst()
    if (!found) throw new DomainError('not_found')
    // Accounts are locked before other rows, as erasing one does; the owner's waits for a block.
    for (const account of [found.seekerId, found.ownerId]) await lockAccount(trx, account)
    const conversation = await own().forUpdate('conversation').executeTakeFirst()
    if (!conversation) throw new DomainError('not_found')
    refuse(conversationState(conversation, sideOf(conversation, viewer), now))
    return addLine(trx, viewer, conversation, line, now)
  })
}

function refuse(state: ConversationState) {
  if (state === 'open') return
  const { closed, blocked } = texts.conversations
  throw new DomainError('forbidden', { message: state === 'closed' ? closed : blocked })
}
