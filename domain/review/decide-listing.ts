import { isDeepStrictEqual } from 'node:util'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import { labelOf } from '#contract/option-list.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import type { ReviewReason } from '#contract/review-reason.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { closeReports } from '#domain/review/close-reports.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { takeSnapshot } from '#domain/review/take-snapshot.ts'
import type { Viewer } from '#domain/viewer.ts'

type Decision = {
  to: ListingStatus
  reason?: string | undefined
  reasons?: ReviewReason[] | undefined
  /** Optimistic concurrency: what the reviewer looked at. */
  version?: number | undefined
  from?: ListingStatus | undefined
}

/**
 * A decision of the staff: the status, what the owner should correct, and a snapshot of the answers
 * it was about. It closes the open reports and ends the claim. Repeating it changes nothing; a
 * decision about a listing that has changed since it was looked at is a conflict.
 */
export function decideListing(db: Db, viewer: Viewer, name: string, decision: Decision) {
  return inTransaction(db, async (trx) => {
    const { to, reason, reasons = [] } = decision
    const listing = await lockListing(trx, viewer, name)
    if (await isRepeated(trx, viewer, listing, decision)) return listing
    await refuseOutdated(trx, listing, decision)
    refuseStrangePhotos(listing, reasons)

    const changed = await changeListingStatus(trx, viewer, listing.id, { to, reason, reasons })
    await trx
      .insertInto('listingReview')
      .values({
        ...{ listingId: listing.id, staffId: viewer.id, toStatus: to, version: listing.version },
        answers: JSON.stringify(takeSnapshot(listing)),
        reasons: JSON.stringify(reasons),
      })
      .execute()
    await closeReports(trx, viewer, listing.id, `set to ${to}`)
    await trx.deleteFrom('reviewClaim').where('listingId', '=', listing.id).execute()
    return changed
  })
}

async function isRepeated(trx: Db, viewer: Viewer, listing: Listing, decision: Decision) {
  const { to, reason = '', reasons = [] } = decision
  if (listing.status !== to || (reason && reason !== listing.statusReason)) return false
  const last = await findLastReview(trx, listing.id)
  if (!last) return reasons.length === 0
  const isSame = isDeepStrictEqual(last.reasons, JSON.parse(JSON.stringify(reasons)))
  return (
    isSame && last.toStatus === to && (decision.from === undefined || last.staffId === viewer.id)
  )
}

async function refuseOutdated(trx: Db, listing: Listing, { from, version }: Decision) {
  if (from !== undefined && from !== listing.status) {
    const status = labelOf(listingStatuses, listing.status)
    const message = messages.review.decidedMeanwhile(await whoDecided(trx, listing.id), status)
    throw new DomainError('conflict', { message })
  }
  if (version !== undefined && version !== listing.version) {
    throw new DomainError('conflict', { message: messages.review.changedMeanwhile })
  }
}

async function whoDecided(trx: Db, listingId: string) {
  const last = await trx
    .selectFrom('auditEntry')
    .leftJoin('appUser', 'appUser.id', 'auditEntry.actorId')
    .select('appUser.name')
    .where('subjectKind', '=', 'listing')
    .where('subjectId', '=', listingId)
    .where('action', '=', 'set_status')
    .orderBy('auditEntry.createdAt', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return displayName(last?.name ?? '')
}

function refuseStrangePhotos({ photos }: Listing, reasons: ReviewReason[]) {
  if (reasons.every(({ photo }) => photo === undefined || photos.includes(photo))) return
  throw new DomainError('invalid', { fields: { reasons: messages.review.photoNotThere } })
}
