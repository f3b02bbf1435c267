import { isDeepStrictEqual } from 'node:util'
import { displayName } from '#contract/format/names.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { listOpenComplaints } from '#domain/complaints/list-open-complaints.ts'
import { DomainError } from '#domain/errors.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { actorFor } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { listStatusChanges } from '#domain/listings/revert-status.ts'
import { findLastReview } from '#domain/review/find-last-review.ts'
import { settleReview } from '#domain/review/settle-review.ts'
import { takeScore } from '#domain/review/take-score.ts'
import { takeSnapshot } from '#domain/review/take-snapshot.ts'
import { swapAnswers } from '#domain/revisions/apply-revision.ts'
import type { Viewer } from '#domain/viewer.ts'

type Decision = {
  to: ListingStatus
  reason?: string | undefined
  reasons?: ReviewReason[] | undefined
  /** Optimistic concurrency: what the reviewer looked at. */
  version?: number | undefined
  from?: ListingStatus | undefined
  /** An approval is settled only after a while, until when `undoApproval` can take it back. */
  canUndo?: boolean | undefined
}

/**
 * A decision of the staff: the status, what the owner should correct, and a snapshot of the answers
 * it was about. Settling it tells the owner, closes the open complaints and ends the claim.
 * Repeating it changes nothing; a decision about a listing that has changed since it was looked at
 * is a conflict.
 */
export function decideListing(db: Db, viewer: Viewer, ref: string, decision: Decision) {
  return inTransaction(db, async (trx) => {
    const { to, reason } = decision
    const listing = await lockListing(trx, actorFor(viewer), ref)
    const reasons = (decision.reasons ?? []).map((each) => withPlace(each, listing))
    if (await isRepeated(trx, viewer, listing, { ...decision, reasons })) return listing
    await refuseOutdated(trx, listing, decision)
    refuseStrangePhotos(listing, reasons)

    const isApplied = listing.revises !== null && to === 'active'
    const change = isApplied
      ? ({ to: 'delete', act: 'apply', reason } as const)
      : { to, reason, reasons, isSilent: true }
    const changed = await changeListingStatus(trx, actorFor(viewer), listing.id, change)
    if (isApplied) await swapAnswers(trx, listing)
    const { id: reviewId } = await trx
      .insertInto('listingReview')
      .values({
        listingId: listing.id,
        staffId: viewer.id,
        fromStatus: listing.status,
        toStatus: to,
        version: listing.version,
        submittedAt: listing.status === 'under_review' ? listing.submittedAt : null,
        answers: JSON.stringify(takeSnapshot(listing)),
        reasons: JSON.stringify(reasons),
        ...(await takeScore(trx, listing.id)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (decision.canUndo && to === 'active') await settleLater(trx, reviewId)
    else await settleReview(trx, reviewId)
    return changed
  })
}

/** The owner is told which picture is meant. */
function withPlace(reason: ReviewReason, { photos }: Listing): ReviewReason {
  const { photo } = reason
  return photo === undefined ? reason : { ...reason, place: photos.indexOf(photo) + 1 }
}

function settleLater(trx: Db, reviewId: string) {
  const delaySeconds = reviewLimits.undoSeconds
  return enqueue(trx, 'settle-review', { reviewId }, { delaySeconds })
}

async function isRepeated(trx: Db, viewer: Viewer, listing: Listing, decision: Decision) {
  const { to, reason = '', reasons = [] } = decision
  if (listing.status !== to || (reason && reason !== listing.statusReason)) return false
  // A complaint that came since asks for a new decision, so this is no repetition.
  if ((await listOpenComplaints(trx, listing.id)).length > 0) return false
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
    const [last] = await listStatusChanges(trx, listing.id)
    const message = texts.review.decidedMeanwhile(displayName(last?.actorName ?? ''), status)
    throw new DomainError('conflict', { message })
  }
  if (version !== undefined && version !== listing.version) {
    throw new DomainError('conflict', { message: texts.review.changedMeanwhile })
  }
}

function refuseStrangePhotos({ photos }: Listing, reasons: ReviewReason[]) {
  if (reasons.every(({ photo }) => photo === undefined || photos.includes(photo))) return
  throw new DomainError('invalid', { fields: { reasons: texts.review.photoNotThere } })
}
