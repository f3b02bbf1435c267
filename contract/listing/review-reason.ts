import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ListingFields } from '#contract/schemas/listing-fields.ts'

/** What staff want corrected: an answer, all pictures, or one of them. */
export type ReviewReason = {
  field: AnswerName
  /** The key of the picture that is meant. */
  photo?: string | undefined
  /** Which picture that was, counted from 1. */
  place?: number | undefined
  /** The words of staff; none where the site itself found a cause. */
  text: string
  /** What the site found; its sentence is made when it is read. */
  cause?: 'low-price' | undefined
}

/** The answers of a listing at the time of a decision. */
export type ReviewedAnswers = Partial<Pick<ListingFields, AnswerName>>
