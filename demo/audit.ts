import type { ListingStatus } from '#contract/options.ts'
import { demoId } from '#demo/demo-id.ts'
import type { ListingSummary } from '#demo/listing-summary.ts'
import { personId, staffIndex } from '#demo/people.ts'

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
  const { ownerId, status, statusReason, submittedAt, activeAt, updatedAt } = listing
  const staff = personId(staffIndex)
  if (!submittedAt) return []
  const sent: Step = { by: ownerId, at: submittedAt, from: 'draft', to: 'under_review' }
  if (status === 'review_failed') {
    return [sent, { by: staff, at: updatedAt, from: 'under_review', to: status, why: statusReason }]
  }
  if (!activeAt) return [sent]
  const shown: Step = { by: staff, at: activeAt, from: 'under_review', to: 'active' }
  const hasEnded = status === 'sold_out' || status === 'delete'
  const ended: Step = { by: ownerId, at: updatedAt, from: 'active', to: status }
  return hasEnded ? [sent, shown, ended] : [sent, shown]
}
