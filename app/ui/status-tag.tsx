import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import '#app/ui/status-tag.css'

const tones: Record<ListingStatus, 'good' | 'wait' | 'bad'> = {
  active: 'good',
  sold_out: 'good',
  draft: 'wait',
  under_review: 'wait',
  delete: 'bad',
  review_failed: 'bad',
}

/** The status of a listing: a dot and its word. */
export function StatusTag({ status }: { status: ListingStatus }) {
  return <span className={`status status-${tones[status]}`}>{listingStatuses.labels[status]}</span>
}
