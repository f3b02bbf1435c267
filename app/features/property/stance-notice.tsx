import type { PropertyView } from '#app/features/property/describe-property.ts'
import type { Stance } from '#app/features/property/stance.ts'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import { listingStatuses } from '#contract/options.ts'

type StanceNoticeProps = { stance: Stance; view: PropertyView }

/** Why there is no Contact here, where there is none. */
export function StanceNotice({ stance, view }: StanceNoticeProps) {
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
      return <OwnNotice view={view} />
    case 'staff':
      return (
        <Notice>
          <b>{listingStatuses.labels[view.status]}</b>
          <p>Only the owner and our team see this page.</p>
        </Notice>
      )
  }
}

function OwnNotice({ view: { status, statusReason, deletedOn } }: { view: PropertyView }) {
  if (status === 'active') return <Notice>{messages.listing.ownListing}</Notice>
  const isBad = status === 'review_failed' || status === 'delete'
  return (
    <Notice tone={isBad ? 'bad' : 'info'}>
      <b>{listingStatuses.labels[status]}</b>
      {statusReason && <p>{statusReason}</p>}
      {deletedOn && (
        <p>
          {messages.listing.deletedOn} {deletedOn}. {messages.listing.disabledHint}
        </p>
      )}
    </Notice>
  )
}
