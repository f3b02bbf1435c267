import { isId } from '#contract/ids.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listLines } from '#domain/conversations/find-conversation.ts'
import { withFacts } from '#domain/conversations/select-conversations.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * A conversation that somebody complained about, for staff; opening it is audited. Staff find no
 * other conversation.
 */
export function lookAtConversation(db: Db, viewer: Viewer, id: string) {
  return inTransaction(db, async (trx) => {
    if (!isStaff(viewer) || !isId(id)) return undefined
    const found = await withFacts(trx, viewer.id)
      .where('conversation.id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('complaint')
            .select('complaint.id')
            // By the index of the listing's complaints.
            .whereRef('complaint.listingId', '=', 'conversation.listingId')
            .whereRef('complaint.conversationId', '=', 'conversation.id'),
        ),
      )
      .executeTakeFirst()
    if (!found) return undefined
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'conversation.look',
      subjectKind: 'listing',
      subjectId: found.listingId,
    })
    return { ...found, lines: await listLines(trx, id) }
  })
}
