import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ComplaintReason, ListingStatus } from '#contract/options.ts'
import type { HomeMember } from '#domain/home-groups/find-home.ts'
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
  /** Since when it waits, or is shown. */
  when: string
  /** Whether it has waited longer than our goal. */
  isLate: boolean
  photos: readonly string[]
  facts: readonly Fact[]
  description: string
  /** Where the pin is, in figures. */
  pin: string
  owner: OwnerView
  signals: readonly Signal[]
  /** What the site makes of the signals, from 0 to 100. */
  score: number
  /** Until when it was on show, where the site took it out of view; else blank. */
  held: string
  complaints: readonly {
    reason: ComplaintReason
    people: number
    notes: readonly string[] | null
    /** The conversations that are complained about. */
    conversations: readonly string[] | null
  }[]
  /** The other listings of the same home, or those that it would be shown with. */
  sameHome: readonly HomeMember[]
  /** How it differs from what was decided about before; undefined when nothing was. */
  changes: ChangesView | undefined
  claim: Claim
  /** How many others wait, and how many the viewer has decided about today. */
  waiting: number
  decidedToday: number
  /** The viewer's own listing, which somebody else has to approve. */
  isOwn: boolean
}

export type ChangesView = Pick<ListingChanges, 'photos'> & {
  answers: readonly { field: AnswerName; label: string; parts: readonly TextPart[] }[]
  since: string
  asked: readonly string[]
  /** The number of the listing on show that these are changes to. */
  shown: string | undefined
}

/** A part of a text that was changed, and whether it is new. */
export type TextPart = { kind: 'kept' | 'removed' | 'added'; text: string }

/** An answer, with those that belong to it; a long one has a line of its own. */
export type Fact = {
  field: AnswerName
  /** Other answers that its value includes. */
  also: readonly AnswerName[]
  label: string
  value: string
  isLong: boolean
}

export type OwnerView = {
  id: string
  name: string
  phone: string
  since: string
  listings: number
  active: number
  rejections: number
  complaints: number
  isBlocked: boolean
}
