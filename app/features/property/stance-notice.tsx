import type { PropertyView } from '#app/features/property/describe-property.ts'
import type { Stance } from '#app/features/property/stance.ts'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import { listingStatuses } from '#contract/options.ts'

type StanceNoticeProps = { stance: Stance; view: Pick<PropertyView, 'status' | 'statusReason'> }

/** Why there is no Contact here, where there is none. */
export function StanceNotice({ stance, view: { status, statusReason } }: StanceNoticeProps) {
  switch (stance) {
    case 'open':
      return null
    case 'sold':
      return <Notice>{messages.listing.soldOut}</Notice>
    case 'draft':
      return <Notice tone="wait">Only you can see this draft.</Notice>
    case 'review':
      return <Notice tone="wait">{messages.listing.underVerification}</Notice>
    case 'own':
      return <OwnNotice status={status} reason={statusReason} />
    case 'staff':
      return (
        <Notice>
          <b>{listingStatuses.labels[status]}</b>
          <p>Only the owner and our team see this page.</p>
        </Notice>
      )
  }
}

function OwnNotice({ status, reason }: { status: PropertyView['status']; reason: string }) {
  if (status === 'active') return <Notice>{messages.listing.ownListing}</Notice>
  const isBad = status === 'review_failed' || status === 'delete'
  return (
    <Notice tone={isBad ? 'bad' : 'info'}>
      <b>{listingStatuses.labels[status]}</b>
      {reason && <p>{reason}</p>}
    </Notice>
  )
}
