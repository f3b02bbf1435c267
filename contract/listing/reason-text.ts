import { answerLabel } from '#contract/listing/answer-texts.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { HiddenCause, ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts/listing.ts'

/** A reason with what it is about: `Price: too high.`, `A picture: blurred.` */
export function reasonText({ field, photo, text }: ReviewReason): string {
  return `${photo ? 'A picture' : answerLabel(field)}: ${text}`
}

type StatusReason = {
  status: ListingStatus
  /** What staff wrote. */
  statusReason: string
  hiddenBecause: HiddenCause | null
}

/** What the owner reads about the status of a listing. */
export function statusReasonText({ status, statusReason, hiddenBecause }: StatusReason): string {
  return statusReason || (status === 'delete' && texts.hiddenBecause(hiddenBecause)) || ''
}
