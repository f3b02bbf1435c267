import type { ListingStatus } from '#contract/options.ts'
import { decisionsOf } from '#demo/decisions.ts'
import { demoId } from '#demo/demo-id.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'

type Step = { by: string; at: Date; from: ListingStatus; to: ListingStatus; why?: string }

/** Who moved each listing from status to status, and when. */
export function auditRows(listings: ListingSummary[]) {
  const steps = listings.flatMap((listing) => stepsOf(listing).map((step) => ({ listing, step })))
  return steps.map(({ listing, step }, index) => ({
    id: demoId('audit', index),
    actorId: step.by,
    action: 'set_status',
    subjectKind: 'listing',
    subjectId: listing.id,
    beforeState: step.from,
    afterState: step.to,
    reason: step.why ?? '',
    createdAt: step.at,
  }))
}

function stepsOf(listing: ListingSummary): Step[] {
  const { ownerId, status, submittedAt, activeAt, updatedAt } = listing
  if (!submittedAt) return []
  const sent: Step = { by: ownerId, at: submittedAt, from: 'draft', to: 'under_review' }
  const hasEnded = activeAt && (status === 'sold_out' || status === 'delete')
  const ended: Step = { by: ownerId, at: updatedAt, from: 'active', to: status }
  return [sent, ...decisionsOf(listing), ...(hasEnded ? [ended] : [])]
}
