import { dayMs } from '#contract/format/dates.ts'
import { listingLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { listStatusChanges } from '#domain/listings/revert-status.ts'
import { assessListing } from '#domain/review/assess-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

/**
 * Shows a listing again that its owner marked as sold or rented by mistake, for 30 days and at its
 * old place in the list. A status that staff have set stays.
 */
export function putBack(db: Db, viewer: Viewer, ref: string, now = new Date()) {
  return inTransaction(db, async (trx) => {
    const owner = { kind: 'owner', id: viewer.id } as const
    const { id, status } = await lockListing(trx, owner, ref)
    const [last] = await listStatusChanges(trx, id)
    const oldest = now.getTime() - listingLimits.putBackDays * dayMs
    const isMistake =
      status === 'sold_out' &&
      last?.after === 'sold_out' &&
      last.actorId === viewer.id &&
      last.at.getTime() >= oldest
    if (!isMistake) throw new DomainError('conflict', { message: texts.dashboard.putBackTooLate })
    const shown = await changeListingStatus(trx, owner, id, { to: 'active', act: 'put_back' })
    return assessListing(trx, shown)
  })
}
