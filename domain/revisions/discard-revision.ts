import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Discards the viewer's changes to a listing, whether they were sent in or not. */
export function discardRevision(db: Db, viewer: Viewer, ref: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const revision = await lockListing(trx, { kind: 'owner', id: viewer.id }, ref)
    if (!revision.revises || revision.status === 'delete') throw new DomainError('not_found')
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'discard_revision',
      subjectKind: 'listing',
      subjectId: revision.revises,
    })
    await deleteRevision(trx, revision.id)
  })
}

export async function deleteRevision(trx: Db, id: string) {
  await trx.deleteFrom('listing').where('id', '=', id).where('revises', 'is not', null).execute()
}
