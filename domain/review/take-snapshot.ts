import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ReviewedAnswers } from '#contract/listing/review-reason.ts'
import type { Listing } from '#db/schema.ts'
import { answerColumns } from '#domain/listings/listing-columns.ts'

export const reviewedColumns: readonly AnswerName[] = ['category', 'deal', ...answerColumns]

/** The answers of a listing as they are now, to be compared with what it is changed to. */
export function takeSnapshot(listing: Listing): ReviewedAnswers {
  return Object.fromEntries(reviewedColumns.map((column) => [column, listing[column]]))
}
