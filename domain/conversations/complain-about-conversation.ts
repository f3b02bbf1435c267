import type { ComplaintReason } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { limitComplaints, storeComplaint } from '#domain/complaints/file-complaint.ts'
import { selectConversations } from '#domain/conversations/select-conversations.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type Complaint = { reason: ComplaintReason; note: string; address: string }

/** Complains about one of the viewer's own conversations, which staff may read from then on. */
export function complainAboutConversation(
  db: Db,
  viewer: Viewer,
  id: string,
  { address, ...complaint }: Complaint,
) {
  return inTransaction(db, async (trx) => {
    const found = await selectConversations(trx, viewer)
      .where('conversation.id', '=', id)
      .executeTakeFirst()
    if (!found) throw new DomainError('not_found')
    await limitComplaints(trx, address)
    const { listingId } = found
    const by = { complainantId: viewer.id, complainantHash: null }
    await storeComplaint(trx, { listingId, conversationId: id, ...by, ...complaint })
  })
}
