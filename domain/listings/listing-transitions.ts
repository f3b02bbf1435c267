import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import type { ReviewReason } from '#contract/review-reason.ts'
import type { Listing } from '#db/schema.ts'
import {
  type CheckListing,
  requireComplete,
  requireShowable,
} from '#domain/listings/require-complete.ts'
import type { Notice } from '#domain/notifications/notice.ts'

/**
 * The site itself acts by its jobs; a block hides what its owner shows, and gives it back; an undo
 * takes the last change back.
 */
export type Actor = 'owner' | 'staff' | 'site' | 'block' | 'undo'

type Transition = {
  by: Actor
  from: readonly ListingStatus[]
  to: ListingStatus
  /** Throws when the listing is not ready for it. */
  check?: CheckListing
  /** What the owner is told when somebody else does it. */
  notice?: (listing: Listing, reason: string, reasons: ReviewReason[]) => Notice
}

const any = listingStatuses.values

const ownerTransitions: readonly Transition[] = [
  { by: 'owner', from: ['draft', 'delete'], to: 'under_review', check: requireComplete },
  { by: 'owner', from: ['review_failed', 'delete'], to: 'draft' },
  { by: 'owner', from: ['active'], to: 'sold_out' },
  { by: 'owner', from: any, to: 'delete' },
]

/** What an owner may do, the other way round. `undoStatusChange` sees to who, which and when. */
const undoTransitions = ownerTransitions.flatMap(({ from, to }) =>
  from.map((before): Transition => ({ by: 'undo', from: [to], to: before })),
)

/** The life of a listing: who may move it from where to where. */
const listingTransitions: readonly Transition[] = [
  ...ownerTransitions,
  ...undoTransitions,

  { by: 'site', from: ['active'], to: 'delete', notice: paused },

  { by: 'block', from: ['active', 'sold_out'], to: 'delete' },
  { by: 'block', from: ['delete'], to: 'active', check: requireShowable },
  { by: 'block', from: ['delete'], to: 'sold_out', check: requireShowable },

  { by: 'staff', from: any, to: 'active', check: requireShowable, notice: approved },
  { by: 'staff', from: any, to: 'review_failed', notice: rejected },
  {
    by: 'staff',
    from: any,
    to: 'under_review',
    check: requireShowable,
    notice: changedTo('under_review'),
  },
  { by: 'staff', from: any, to: 'sold_out', check: requireShowable, notice: changedTo('sold_out') },
  { by: 'staff', from: any, to: 'draft', notice: changedTo('draft') },
  { by: 'staff', from: any, to: 'delete', notice: changedTo('delete') },
]

/** The transition that allows a change; none where it is not allowed. */
export function findTransition(by: Actor, from: ListingStatus, to: ListingStatus) {
  return listingTransitions.find(
    (each) => each.by === by && each.to === to && each.from.includes(from),
  )
}

function approved({ id }: Listing): Notice {
  return { kind: 'listing-approved', listingId: id }
}

function paused({ id }: Listing): Notice {
  return { kind: 'listing-paused', listingId: id }
}

function rejected({ id }: Listing, reason: string, reasons: ReviewReason[]): Notice {
  return { kind: 'listing-rejected', listingId: id, reason, reasons }
}

function changedTo(status: ListingStatus) {
  return ({ id }: Listing, reason: string): Notice => ({
    kind: 'listing-status-changed',
    listingId: id,
    status,
    reason,
  })
}
