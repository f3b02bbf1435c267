import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ComplaintReason, ListingStatus } from '#contract/options.ts'
import type { Claim } from '#domain/review/claim-listing.ts'
import type { ListingChanges } from '#domain/review/list-changes.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

/** What a reviewer sees of a listing and of its owner. */
export type ReviewView = {
  id: string
  spn: string
  status: ListingStatus
  version: number
  title: string
  place: string
  price: string
  when: string
  photos: readonly string[]
  groups: readonly AnswerGroup[]
  owner: OwnerView
  signals: readonly Signal[]
  reports: readonly { reason: ComplaintReason; people: number; notes: readonly string[] | null }[]
  /** How it differs from what was decided about before; undefined when nothing was. */
  changes:
    | (ListingChanges & {
        since: string
        asked: readonly string[]
        /** The number of the listing on show that these are changes to. */
        shown: string | undefined
      })
    | undefined
  claim: Claim
  /** How many others wait. */
  waiting: number
  /** The viewer's own listing, which somebody else has to approve. */
  isOwn: boolean
}

export type AnswerGroup = { title: string; answers: readonly ShownAnswer[] }

export type ShownAnswer = { field: AnswerName; label: string; value: string; isLong: boolean }

export type OwnerView = {
  id: string
  name: string
  phone: string
  since: string
  statuses: readonly { status: ListingStatus; count: number }[]
  rejections: number
  reports: number
  isBlocked: boolean
}
