import { listingLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { ListingStatus } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Takes the owner's own last change of a listing's status back, within a minute and only if nobody
 * has changed it since. Its dates stay, so that undoing wins no place in a list or queue.
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
    const reason = earlier.find(({ after }) => after === before)?.reason ?? ''
    await changeListingStatus(trx, viewer, id, { to: before, reason, as: 'undo' })
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
