import { answerLabel } from '#contract/listing/answer-texts.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'
import type { HiddenCause, ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts/listing.ts'
import { checkZeros } from '#contract/texts/revision.ts'

const causeTexts = { 'low-price': checkZeros } as const

/** A reason with what it is about: `Price: too high.`, `Picture 2: blurred.` */
export function reasonText({ field, photo, place, text, cause }: ReviewReason): string {
  const picture = place ? `Picture ${place}` : 'A picture'
  return `${photo ? picture : answerLabel(field)}: ${cause ? causeTexts[cause] : text}`
}

/** The reasons that a message to the owner does not say already, word for word. */
export function reasonsBeside(message: string, reasons: readonly ReviewReason[]): string[] {
  return reasons.map(reasonText).filter((each) => !message.includes(each))
}

type StatusReason = {
  status: ListingStatus
  /** The reason that staff wrote. */
  statusReason: string
  hiddenBecause: HiddenCause | null
}

/** What the owner reads about the status of a listing. */
export function statusReasonText({ status, statusReason, hiddenBecause }: StatusReason): string {
  return statusReason || (status === 'delete' && texts.hiddenBecause(hiddenBecause)) || ''
}
