import { listingLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { ListingStatus } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Takes the owner's own last change of a listing's status back, within a minute and only if nobody
 * has changed it since. The date since when it is shown stays, so that undoing wins no place.
 */
export function undoStatusChange(db: Db, viewer: Viewer, name: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const { id, ownerId, status } = await lockListing(trx, viewer, name)
    if (ownerId !== viewer.id) throw new DomainError('forbidden')

    const [last, ...earlier] = await listChanges(trx, id)
    const oldest = now.getTime() - listingLimits.undoSeconds * 1_000
    const isUndoable =
      last?.actorId === viewer.id && last.after === status && last.at.getTime() >= oldest
    if (!isUndoable) {
      throw new DomainError('conflict', { message: messages.dashboard.undoTooLate })
    }

    const before = last.before as ListingStatus
    const statusReason = earlier.find(({ after }) => after === before)?.reason ?? ''
    await trx
      .updateTable('listing')
      .set({ status: before, statusReason })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'undo_status',
      subjectKind: 'listing',
      subjectId: id,
      before: status,
      after: before,
    })
  })
}

/** The latest first. */
function listChanges(trx: Db, listingId: string) {
  return trx
    .selectFrom('auditEntry')
    .select(['actorId', 'reason', 'beforeState as before', 'afterState as after'])
    .select('createdAt as at')
    .where('subjectKind', '=', 'listing')
    .where('subjectId', '=', listingId)
    .where('action', '=', 'set_status')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}
