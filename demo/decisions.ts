import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ListingStatus } from '#contract/options.ts'
import { demoId } from '#demo/demo-id.ts'
import { failureReasons } from '#demo/listing-life.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { noticedBefore } from '#demo/noticed.ts'
import { colleagues, personId, staffIndex } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'
import { scoreSignals } from '#domain/review/score-signals.ts'

/** What staff decided about a listing, and whether it had been waiting for that. */
export type Decision = {
  by: string
  at: Date
  from: ListingStatus
  to: ListingStatus
  why?: string
  sentAt: Date | null
}

/** The decisions about a listing, the oldest first. */
export function decisionsOf(listing: ListingSummary): Decision[] {
  const { id, status, statusReason: why, submittedAt: sentAt, activeAt, updatedAt } = listing
  const random = randomFor('decision', id)
  if (!sentAt) return []
  const by = random.pick(reviewers)
  const approval: Decision = {
    by,
    at: activeAt ?? sentAt,
    from: 'under_review',
    to: 'active',
    sentAt,
  }
  if (activeAt) return [approval]
  if (status !== 'review_failed') return []
  const refusal: Decision = { by, at: updatedAt, from: 'under_review', to: status, why, sentAt }
  if (random.chance(0.7)) return [refusal]
  // Approved at first, and taken out of view by somebody else.
  const shownAt = new Date((sentAt.getTime() + updatedAt.getTime()) / 2)
  return [
    { ...approval, by: random.pick(reviewers), at: shownAt },
    { ...refusal, from: 'active', sentAt: null },
  ]
}

/** Staff, repeated by their share of the work. */
const reviewers = [{ index: staffIndex, share: 3 }, ...colleagues].flatMap(({ index, share }) =>
  Array<string>(share).fill(personId(index)),
)

/** The decisions, as the review desk stores them. */
export function reviewRows(listings: ListingSummary[]) {
  const decided = listings.flatMap((listing) =>
    decisionsOf(listing).map((decision) => ({ listing, decision })),
  )
  return decided.map(({ listing, decision }, index) => {
    const { score, reasons: signals } = scoreSignals(noticedBefore(listing, decision))
    return {
      id: demoId('review', index),
      listingId: listing.id,
      staffId: decision.by,
      fromStatus: decision.from,
      toStatus: decision.to,
      version: 1,
      answers: inJson(answersOf(listing)),
      reasons: inJson(reasonsOf(decision)),
      score,
      signals: inJson(signals),
      createdAt: decision.at,
      submittedAt: decision.sentAt,
      settledAt: decision.at,
    }
  })
}

/** Rows are inserted as JSON, in which these columns are values of their own, not text. */
export function inJson(value: object) {
  return value as unknown as string
}

function answersOf({ price, photos, lat, lng }: ListingSummary) {
  return { price, photos, lat, lng }
}

function reasonsOf({ why }: Decision): { field: AnswerName; text: string }[] {
  const known = failureReasons.find(({ text }) => text === why)
  return known ? [known] : []
}
