import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The owner lets a person have the number, or not; who asked is told. An answer can be changed. */
export function answerContactRequest(db: Db, viewer: Viewer, id: string, isAccepted: boolean) {
  return inTransaction(db, async (trx) => {
    const status = isAccepted ? 'accepted' : 'declined'
    const request = await trx
      .updateTable('contactRequest')
      .set({ status })
      .where('id', '=', id)
      .where('ownerId', '=', viewer.id)
      .where('status', '!=', status)
      .returning(['listingId', 'seekerId'])
      .executeTakeFirst()
    if (!request) return requireOwn(trx, viewer, id)

    const { listingId, seekerId } = request
    if (isAccepted) {
      const listing = { id: listingId, ownerId: viewer.id }
      await recordLead(trx, { ...viewer, id: seekerId }, listing, 'contact')
    }
    const kind = isAccepted ? 'contact-accepted' : 'contact-declined'
    await notify(trx, seekerId, { kind, listingId, personId: viewer.id })
  })
}

async function requireOwn(trx: Db, viewer: Viewer, id: string) {
  const own = await trx
    .selectFrom('contactRequest')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', viewer.id)
    .executeTakeFirst()
  if (!own) throw new DomainError('not_found')
}
