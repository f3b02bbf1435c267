import { sql } from 'kysely'
import { submissionLimits } from '#contract/limits.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import { type HiddenCause, type ListingStatus, revisionStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { groupSoon } from '#domain/home-groups/group-soon.ts'
import { compareNeighboursSoon } from '#domain/listings/compare-prices.ts'
import { type Act, type Actor, findTransition } from '#domain/listings/listing-transitions.ts'
import { lockListing } from '#domain/listings/lock-listing.ts'
import {
  recordFirstPrice,
  recordShownPrice,
  withdrawShownPrice,
} from '#domain/listings/record-shown-price.ts'
import { lockDrafts, requireDraftRoom } from '#domain/listings/require-draft-room.ts'
import { notify } from '#domain/notifications/notify.ts'
import { endWaitingPaper } from '#domain/owner-checks/end-waiting-paper.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import { foldRevision } from '#domain/revisions/fold-revision.ts'
import { matchSoon } from '#domain/saved-searches/match-soon.ts'
import { endVisitsSoon } from '#domain/visits/end-visits.ts'

type Change = {
  to: ListingStatus
  /** The act that the change is part of; a change for its own sake is `set`. */
  act?: Act
  /** Text written by whoever made the change. */
  reason?: string | undefined
  /** What staff want corrected, for the notification; `decideListing` keeps them. */
  reasons?: ReviewReason[] | undefined
  /** The owner is told later, when the change can no longer be undone. */
  isSilent?: boolean
}

/**
 * Moves a listing to another status if the actor may, with its dates, the entry in the audit log
 * and the notification to the owner, all in one transaction. Repeating a change does nothing.
 */
export function changeListingStatus(
  db: Db,
  actor: Actor,
  ref: string,
  { to, act = 'set', reason = '', reasons = [], isSilent = false }: Change,
): Promise<Listing> {
  return inTransaction(db, async (trx) => {
    const listing = await lockListing(trx, actor, ref)
    const saysMore = reasons.length > 0 || (reason && reason !== listing.statusReason)
    if (listing.status === to && act === 'set' && !saysMore) return listing

    const transition = findTransition({ by: actor.kind, act }, listing.status, to)
    if (!transition) {
      throw new DomainError('forbidden', { message: texts.listing.statusNotAllowed })
    }
    if (listing.revises && act === 'set' && !revisionStatuses.includes(to)) {
      throw new DomainError('forbidden', { message: texts.revision.onlyListing })
    }
    transition.check?.(listing)
    await checkActor(trx, actor, listing, { to, act })
    const { hiddenBecause } = transition
    const changed = await setStatus(trx, listing, { to, act, reason, hiddenBecause })
    await recordAudit(trx, {
      actorId: actor.kind === 'site' ? null : actor.id,
      action: act === 'undo' ? 'undo_status' : 'set_status',
      subjectKind: 'listing',
      subjectId: listing.id,
      before: listing.status,
      after: to,
      reason,
      facts: hiddenBecause ? { hiddenBecause } : {},
    })
    await endVisitsSoon(trx, listing.id, to)
    await endWaitingPaper(trx, listing.id, to)
    await keepPrice(trx, listing, changed, act)
    await matchSoon(trx, listing, changed, act)
    await groupSoon(trx, listing, changed)
    if ((listing.status === 'active') !== (to === 'active')) {
      await compareNeighboursSoon(trx, listing)
    }
    if (transition.notification && !isOwner(actor, listing) && !isSilent) {
      await notify(trx, listing.ownerId, transition.notification(listing, reason, reasons))
    }
    return foldRevision(trx, changed)
  })
}

/** The price as it was shown and as it is shown from now on. */
async function keepPrice(trx: Db, before: Listing, after: Listing, act: Act) {
  if (isShown(before.status) === isShown(after.status)) return
  if (isShown(after.status)) await recordShownPrice(trx, after)
  // An undo that takes a listing out of view is always that of an approval.
  else if (act === 'undo') await withdrawShownPrice(trx, before)
  else await recordFirstPrice(trx, before)
}

function isOwner(actor: Actor, { ownerId }: Listing) {
  return actor.kind !== 'site' && actor.id === ownerId
}

/** What depends on who acts, beyond the table of transitions. */
async function checkActor(
  trx: Db,
  actor: Actor,
  listing: Listing,
  { to, act }: { to: ListingStatus; act: Act },
) {
  if (actor.kind === 'owner' && act === 'set' && to === 'under_review') {
    await countSubmission(trx, actor)
  }
  if (to === 'draft' && isOwner(actor, listing)) {
    await lockDrafts(trx, listing.ownerId)
    await requireDraftRoom(trx, listing.ownerId)
  }
  if (actor.kind === 'staff' && (isShown(to) || act === 'apply')) {
    if (isOwner(actor, listing)) refuseOwnApproval(listing, to)
    await refuseBlockedOwner(trx, listing)
  }
  if (actor.kind === 'staff' && act === 'set' && (isShown(to) || to === 'under_review')) {
    await refuseAssisted(trx, actor.id, listing)
  }
}

/** Staff who filled in a draft for its owner may not also send it in. */
async function refuseAssisted(trx: Db, staffId: string, { id, status }: Listing) {
  if (status !== 'draft' && status !== 'review_failed') return
  const consent = await trx
    .selectFrom('assistConsent')
    .select('id')
    .where('listingId', '=', id)
    .where('staffId', '=', staffId)
    .where('givenAt', 'is not', null)
    .executeTakeFirst()
  if (consent) throw new DomainError('forbidden', { message: texts.assistance.helpedWithIt })
}

/** Four eyes: staff do not make a listing of their own public. */
function refuseOwnApproval({ status }: Listing, to: ListingStatus) {
  if (to === 'active' || !isShown(status)) {
    throw new DomainError('forbidden', { message: texts.review.ownListing })
  }
}

function countSubmission(trx: Db, viewer: { id: string }) {
  const { perDay: limit } = submissionLimits
  const message = texts.wizard.submissionLimit(limit)
  return consumeDailyLimit(trx, viewer, { scope: 'submit', limit, message })
}

async function refuseBlockedOwner(trx: Db, { ownerId }: Listing) {
  const { blockedAt } = await trx
    .selectFrom('appUser')
    .select('blockedAt')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (blockedAt) throw new DomainError('conflict', { message: texts.review.ownerIsBlocked })
}

type NewStatus = {
  to: ListingStatus
  act: Act
  reason: string
  hiddenBecause: HiddenCause | undefined
}

const notCompared = {
  comparedPercent: null,
  comparedCount: null,
  comparedPlace: null,
  comparedAround: null,
}

/**
 * A listing that the site held back and staff let pass returns to its old place in the list too.
 */
const sinceWhenShown = sql<Date>`
  case when exists (
    select from listing_score where listing_id = listing.id and held_at is not null
  ) then coalesce(active_at, now()) else now() end`

function setStatus(
  trx: Db,
  { id, status, statusReason }: Listing,
  { to, act, reason, hiddenBecause }: NewStatus,
) {
  const isReopened = status === 'review_failed' && to === 'draft'
  // A listing that an undo or the end of a block shows again returns to its old place in the list.
  const isNew = act === 'set' || act === 'import' || act === 'hold'
  const isListedAnew = isNew && isShown(to) && !isShown(status)
  return trx
    .updateTable('listing')
    .set({
      status: to,
      // Whoever corrects a listing still needs to read what was wrong with it.
      statusReason: isReopened ? reason || statusReason : reason,
      // Ends the question whether it is still available.
      askedAt: null,
      // Only active listings are compared, with the price that they are shown with.
      ...(status !== to && notCompared),
      ...(hiddenBecause && { hiddenBecause }),
      ...(hiddenBecause && status !== 'delete' && { hiddenFrom: status }),
      ...(isNew && to === 'under_review' && { submittedAt: sql<Date>`now()` }),
      ...(isListedAnew && { activeAt: sinceWhenShown, confirmedAt: null }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
