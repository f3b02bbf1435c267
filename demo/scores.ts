import { inJson } from '#demo/decisions.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { noticedNow } from '#demo/noticed.ts'
import { scoreSignals } from '#domain/review/score-signals.ts'

/** What the site noticed when listings were sent in that are shown or wait for staff. */
export function scoreRows(listings: ListingSummary[]) {
  return listings.flatMap((listing) => {
    const { id: listingId, status, submittedAt } = listing
    if (!submittedAt || (status !== 'active' && status !== 'under_review')) return []
    const { score, reasons } = scoreSignals(noticedNow(listing))
    return [{ listingId, score, signals: inJson(reasons), assessedAt: submittedAt }]
  })
}
