import type { ReviewReason } from '#contract/listing/review-reason.ts'
import { isShown, shownStatuses } from '#contract/listing/shown-listings.ts'
import { type HiddenCause, type ListingStatus, listingStatuses } from '#contract/options.ts'
import type { Listing } from '#db/schema.ts'
import {
  type CheckListing,
  requireComplete,
  requireShowable,
} from '#domain/listings/require-complete.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

export type Actor = { kind: 'owner' | 'staff'; id: string } | { kind: 'site' }

/** Staff act as staff on their own listings too. */
export function actorFor(viewer: Viewer): Actor {
  return { kind: isStaff(viewer) ? 'staff' : 'owner', id: viewer.id }
}

/**
 * What a change of status is part of. `set` is a change for its own sake; each other act has
 * transitions of its own, which `set` does not allow.
 */
export type Act =
  | 'set'
  | 'undo'
  | 'put_back'
  | 'take_back'
  | 'apply'
  | 'block'
  | 'unblock'
  | 'erase'
  | 'import'
  | 'hold'

type Transition = {
  by: Actor['kind']
  act?: Act
  from: readonly ListingStatus[]
  to: ListingStatus
  /** Throws when the listing is not ready for it. */
  check?: CheckListing
  /** Why it is hidden from now on. */
  hiddenBecause?: HiddenCause
  /** What the owner is told when somebody else does it. */
  notification?: (listing: Listing, reason: string, reasons: ReviewReason[]) => Notification
}

const anyStatus = listingStatuses.values
const notHidden = anyStatus.filter((status) => status !== 'delete')

const ownerTransitions: readonly Transition[] = [
  { by: 'owner', from: ['draft', 'delete'], to: 'under_review', check: requireComplete },
  { by: 'owner', from: ['review_failed', 'delete'], to: 'draft' },
  { by: 'owner', from: ['active'], to: 'sold_out' },
  { by: 'owner', from: notHidden, to: 'delete', hiddenBecause: 'disabled' },
  // Changes only the reason that is shown; the cause that hid the listing first stays.
  { by: 'owner', from: ['delete'], to: 'delete' },
]

const approvals: readonly Transition[] = [
  { by: 'staff', from: anyStatus.filter((status) => !isShown(status)), to: 'active' },
]

/**
 * The owner's transitions and the approvals in reverse. `undoStatusChange` and `undoApproval` check
 * which of them may be undone and for how long.
 */
const undoTransitions = [...ownerTransitions, ...approvals].flatMap(({ by, from, to }) =>
  from.map((before): Transition => ({ by, act: 'undo', from: [to], to: before })),
)

/** The life of a listing: who may move it from where to where. */
const listingTransitions: readonly Transition[] = [
  ...ownerTransitions,
  ...undoTransitions,
  // Sold or rented by mistake: `putBack` checks for how long.
  { by: 'owner', act: 'put_back', from: ['sold_out'], to: 'active' },
  // Revisions: `beginRevision` takes one back from the review, an approval applies it.
  { by: 'owner', act: 'take_back', from: ['under_review'], to: 'draft' },
  { by: 'staff', act: 'apply', from: ['under_review'], to: 'delete', hiddenBecause: 'applied' },
  { by: 'staff', act: 'undo', from: ['delete'], to: 'under_review' },
  { by: 'owner', act: 'erase', from: anyStatus, to: 'delete', hiddenBecause: 'erased' },
  // At the request of an owner who cannot or will not do it themselves.
  { by: 'staff', act: 'erase', from: anyStatus, to: 'delete', hiddenBecause: 'erased' },

  { by: 'site', from: ['active'], to: 'delete', hiddenBecause: 'unanswered', notification: paused },
  // Suspected fraud waits for staff out of view: `assessListing` decides when.
  { by: 'site', act: 'hold', from: ['active'], to: 'under_review', notification: held },
  { by: 'site', act: 'import', from: ['draft'], to: 'under_review', check: requireComplete },
  { by: 'site', act: 'import', from: ['draft'], to: 'active', check: requireComplete },

  { by: 'staff', act: 'block', from: shownStatuses, to: 'delete', hiddenBecause: 'blocked' },
  { by: 'staff', act: 'unblock', from: ['delete'], to: 'active', check: requireShowable },
  { by: 'staff', act: 'unblock', from: ['delete'], to: 'sold_out', check: requireShowable },

  { by: 'staff', from: anyStatus, to: 'active', check: requireShowable, notification: approved },
  { by: 'staff', from: anyStatus, to: 'review_failed', notification: rejected },
  {
    by: 'staff',
    from: anyStatus,
    to: 'under_review',
    check: requireShowable,
    notification: changedTo('under_review'),
  },
  {
    by: 'staff',
    from: anyStatus,
    to: 'sold_out',
    check: requireShowable,
    notification: changedTo('sold_out'),
  },
  { by: 'staff', from: anyStatus, to: 'draft', notification: changedTo('draft') },
  {
    by: 'staff',
    from: anyStatus,
    to: 'delete',
    hiddenBecause: 'removed',
    notification: changedTo('delete'),
  },
]

/** The transition that allows a change; none where it is not allowed. */
export function findTransition(
  { by, act = 'set' }: { by: Actor['kind']; act?: Act },
  from: ListingStatus,
  to: ListingStatus,
) {
  return listingTransitions.find(
    (each) =>
      each.by === by && (each.act ?? 'set') === act && each.to === to && each.from.includes(from),
  )
}

function approved({ id }: Listing): Notification {
  return { kind: 'listing-approved', listingId: id }
}

function paused({ id }: Listing): Notification {
  return { kind: 'listing-paused', listingId: id }
}

function held({ id }: Listing, _: string, reasons: ReviewReason[]): Notification {
  return { kind: 'listing-held', listingId: id, reasons }
}

function rejected({ id, revises }: Listing, reason: string, reasons: ReviewReason[]): Notification {
  const kind = revises ? 'revision-rejected' : 'listing-rejected'
  return { kind, listingId: id, reason, reasons }
}

function changedTo(status: ListingStatus) {
  return ({ id }: Listing, reason: string): Notification => ({
    kind: 'listing-status-changed',
    listingId: id,
    status,
    reason,
  })
}
