import type { PropertyVariant } from '#app/features/property/property-variant.ts'
import type { PropertyView } from '#app/features/property/property-view.ts'
import { Banner } from '#app/ui/banner.tsx'
import { listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'

type PropertyBannerProps = { variant: PropertyVariant; view: PropertyView }

/** Why there is no Contact here, where there is none. */
export function PropertyBanner({ variant, view }: PropertyBannerProps) {
  switch (variant) {
    case 'open':
      return null
    case 'sold':
      return <Banner>{texts.listing.goneWords[view.deal].sentence}</Banner>
    case 'draft':
      return <Banner tone="wait">Only you can see this draft.</Banner>
    case 'review':
      return <Banner tone="wait">{texts.listing.underVerification}</Banner>
    case 'own':
      return <OwnBanner view={view} />
    case 'staff':
      return (
        <Banner>
          <b>{listingStatuses.labels[view.status]}</b>
          <p>Only the owner and our team see this page.</p>
        </Banner>
      )
  }
}

function OwnBanner({ view: { status, statusReason, deletedOn } }: { view: PropertyView }) {
  if (status === 'active') return <Banner>{texts.listing.ownListing}</Banner>
  const isBad = status === 'review_failed' || status === 'delete'
  return (
    <Banner tone={isBad ? 'bad' : 'info'}>
      <b>{listingStatuses.labels[status]}</b>
      {statusReason && <p>{statusReason}</p>}
      {deletedOn && (
        <p>
          {texts.listing.deletedOn} {deletedOn}. {texts.listing.disabledHint}
        </p>
      )}
    </Banner>
  )
}
