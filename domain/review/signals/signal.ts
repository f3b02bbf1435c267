import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { SignalKind } from '#contract/options/signals.ts'
import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

/** Another listing with the same or a similar picture. */
export type PhotoMatch = {
  spn: string
  status: ListingStatus
  isSameOwner: boolean
  /** The picture of that other listing. */
  photo: string
}

/** Something about a listing that staff should look at. */
export type Signal = {
  kind: SignalKind
  /** Stronger evidence than its kind usually is; see `weights`. */
  isStrong?: boolean
  /** What it is about; a reason for the owner begins with it. */
  field?: AnswerName
  /** The picture of this listing that is meant. */
  photo?: string
  text: string
  /** The words of the answer that are meant. */
  found?: string
  matches?: PhotoMatch[]
}

export type FindSignals = (db: Db, listing: Listing) => Promise<Signal[]>
