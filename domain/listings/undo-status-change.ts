import { listingLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { listStatusChanges, revertStatus } from '#domain/listings/revert-status.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Takes the owner's own last change of a listing's status back, within a minute and only if nobody
 * has changed it since. The dates stay, so that undoing moves a listing up in no list or queue.
 */
export function undoStatusChange(db: Db, viewer: Viewer, ref: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const owner = { kind: 'owner', id: viewer.id } as const
    const { id, status } = await lockListing(trx, owner, ref)

    const changes = await listStatusChanges(trx, id)
    const [last] = changes
    const oldest = now.getTime() - listingLimits.undoSeconds * 1_000
    const isUndoable =
      last?.actorId === viewer.id && last.after === status && last.at.getTime() >= oldest
    if (!isUndoable) {
      throw new DomainError('conflict', { message: texts.dashboard.undoTooLate })
    }

    await revertStatus(trx, owner, id, changes)
  })
}
