import type { VisitWish } from '#contract/format/visit-wish.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { OwnerCheckKind, OwnerCheckReason } from '#contract/options/owner-checks.ts'
import type { ListingStatus } from '#contract/options.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'

/** What a person is told, as facts: ids and no names. `notificationKinds` has the sentence of each kind. */
export type Notification =
  | { kind: 'contact-revealed'; listingId: string; personId: string }
  | { kind: 'contact-asked'; listingId: string; personId: string }
  | { kind: 'contact-accepted'; listingId: string; personId: string }
  | { kind: 'contact-declined'; listingId: string; personId: string }
  /** A line that came after the request it belongs to. */
  | { kind: 'seeker-wrote'; about: 'contact' | 'visit'; listingId: string; personId: string }
  /** A seeker wrote to the owner, or the owner to the seeker. */
  | ({ kind: 'conversation-asked' } & ConversationFacts)
  | ({ kind: 'conversation-answered' } & ConversationFacts)
  | { kind: 'still-available'; listingId: string; askedAt: string }
  | { kind: 'listing-paused'; listingId: string }
  | ({ kind: 'visit-requested'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-changed'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-withdrawn'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-accepted'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-proposed'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-declined'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-cancelled'; listingId: string; personId: string } & VisitWish)
  | ({ kind: 'visit-ended'; listingId: string; isSold: boolean } & VisitWish)
  | ({ kind: 'visit-reminder'; listingId: string; personId: string } & VisitWish)
  /** Staff filled in a draft; its owner is to look at it and finish it. */
  | { kind: 'assist-done'; listingId: string; personId: string }
  | { kind: 'listing-submitted'; listingId: string }
  | { kind: 'listing-approved'; listingId: string }
  | { kind: 'listing-rejected'; listingId: string; reason: string; reasons?: ReviewReason[] }
  /** Out of view until staff have looked at it; with what its owner should check, if anything. */
  | { kind: 'listing-held'; listingId: string; reasons: ReviewReason[] }
  | { kind: 'revision-approved'; listingId: string }
  | { kind: 'revision-rejected'; listingId: string; reason: string; reasons?: ReviewReason[] }
  | { kind: 'listing-status-changed'; listingId: string; status: ListingStatus; reason: string }
  /** What staff found of a paper about a home, or of a broker's RERA number. */
  | ({ kind: 'owner-check-accepted'; endsAt: string } & OwnerCheckFacts)
  | ({ kind: 'owner-check-refused'; reason: OwnerCheckReason } & OwnerCheckFacts)
  | ({ kind: 'owner-check-unanswered' } & OwnerCheckFacts)
  | ({ kind: 'owner-check-ending'; endsAt: string } & OwnerCheckFacts)
  | SearchAlert
  | { kind: 'account-blocked'; reason: string }
  | { kind: 'account-unblocked' }
  /** Text written by staff, or stored before notifications carried facts. */
  | { kind: 'text'; subject: string; body: string }

/** A notification without a listing is about the account. */
type OwnerCheckFacts = { shown: OwnerCheckKind; listingId?: string }

type ConversationFacts = { listingId: string; personId: string; conversationId: string }

/** The saved search may be removed before this is read, so its address is kept here. */
export type ToldSearch = {
  searchId: string
  address: string
  place: SearchedPlace | null
  count: number
  /** How many of the homes match because their price fell. */
  cheaper: number
  /** The first few of the homes, newest first. */
  listingIds: string[]
}

export type SearchAlert = ToldSearch & {
  kind: 'search-alert'
  /** The newest of the new homes. */
  listingId: string
  /** More searches of the same user that were due at the same time. */
  others?: ToldSearch[]
}

type NotificationColumns = {
  kind: string
  listingId: string | null
  personId: string | null
  data: unknown
}

/** A notification as the table keeps it: the ids in columns, the other facts as JSON. */
export function notificationToColumns({ kind, ...facts }: Notification): NotificationColumns {
  const { listingId, personId, ...data } = facts as { listingId?: string; personId?: string }
  return { kind, listingId: listingId ?? null, personId: personId ?? null, data }
}

export function notificationFromColumns({
  kind,
  listingId,
  personId,
  data,
}: NotificationColumns): Notification {
  // Only notificationToColumns and the migration of stored sentences write these columns.
  return { ...(data as object), kind, listingId, personId } as Notification
}
