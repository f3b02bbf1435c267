import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'

/** What staff want corrected: an answer, all pictures, or one of them. */
export type ReviewReason = {
  field: AnswerName
  /** The key of the picture that is meant. */
  photo?: string | undefined
  /** Which picture that was, counted from 1. */
  place?: number | undefined
  text: string
}

/** The answers of a listing at the time of a decision. */
export type ReviewedAnswers = Partial<Pick<ListingFields, AnswerName>>
