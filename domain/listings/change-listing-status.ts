import { sql } from 'kysely'
import { submissionLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { ListingStatus } from '#contract/options.ts'
import type { ReviewReason } from '#contract/review-reason.ts'
import { isShown } from '#contract/shown-listings.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { type Actor, findTransition } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'
import { endVisitsSoon } from '#domain/visits/end-visits.ts'

type Change = {
  to: ListingStatus
  reason?: string | undefined
  /** What staff want corrected, for the notice; `decideListing` keeps them. */
  reasons?: ReviewReason[] | undefined
  /** Done by a job of the site, `viewer` is then the owner, by blocking the owner, or as an undo. */
  as?: Exclude<Actor, 'owner' | 'staff'>
}

/**
 * Moves a listing to another status, as far as the viewer may: with its dates, the entry in the
 * audit log and the notice to the owner, or not at all. Repeating a change does nothing.
 */
export function changeListingStatus(
  db: Db,
  viewer: Viewer,
  name: string,
  { to, reason = '', reasons = [], as }: Change,
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListing(trx, viewer, name)
    const by = as ?? actorOf(viewer, listing)
    const saysMore = reasons.length > 0 || (reason && reason !== listing.statusReason)
    if (listing.status === to && !saysMore) return listing

    const transition = findTransition(by, listing.status, to)
    if (!transition) {
      throw new DomainError('forbidden', { message: messages.listing.statusNotAllowed })
    }
    transition.check?.(listing)
    if (by === 'owner' && to === 'under_review') await countSubmission(trx, viewer)
    if (by === 'staff' && isShown(to)) await refuseBlockedOwner(trx, listing)
    const changed = await setStatus(trx, listing, { by, to, reason })
    await recordAudit(trx, {
      actorId: by === 'site' ? null : viewer.id,
      action: by === 'undo' ? 'undo_status' : 'set_status',
      subjectKind: 'listing',
      subjectId: listing.id,
      before: listing.status,
      after: to,
      reason,
    })
    await endVisitsSoon(trx, listing.id, to)
    if (transition.notice && (by === 'site' || viewer.id !== listing.ownerId)) {
      await notify(trx, listing.ownerId, transition.notice(listing, reason, reasons))
    }
    return changed
  })
}

function actorOf(viewer: Viewer, { ownerId }: Listing): Actor {
  if (isStaff(viewer)) return 'staff'
  if (viewer.id === ownerId) return 'owner'
  throw new DomainError('forbidden')
}

function countSubmission(trx: Db, viewer: Viewer) {
  const { perDay: limit } = submissionLimits
  const message = messages.wizard.submissionLimit(limit)
  return consumeDailyLimit(trx, viewer, { scope: 'submit', limit, message })
}

async function refuseBlockedOwner(trx: Db, { ownerId }: Listing) {
  const { blockedAt } = await trx
    .selectFrom('appUser')
    .select('blockedAt')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (blockedAt) throw new DomainError('conflict', { message: messages.review.ownerIsBlocked })
}

function setStatus(
  trx: Db,
  { id, status, statusReason, blockedStatus }: Listing,
  { by, to, reason }: { by: Actor; to: ListingStatus; reason: string },
) {
  const isReopened = status === 'review_failed' && to === 'draft'
  const becomesShown = isShown(to) && !isShown(status)
  return trx
    .updateTable('listing')
    .set({
      status: to,
      // Whoever corrects a listing still needs to read what was wrong with it.
      statusReason: isReopened ? reason || statusReason : reason,
      // The question whether it is still available is over.
      askedAt: null,
      // What is taken back or was hidden by a block comes back where it was.
      ...(by !== 'undo' && to === 'under_review' && { submittedAt: sql<Date>`now()` }),
      ...(by !== 'undo' && becomesShown && to !== blockedStatus && { activeAt: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
