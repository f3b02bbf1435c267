import { telHref } from '#app/browser/tel-href.ts'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { phoneLimits } from '#contract/limits.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'

type Look = ButtonLook & { className?: string | undefined }
type WaysThereProps = { visit: SeekerVisit; look: Look; firstLook?: Look }

/** The way to the home of an agreed visit, and to its owner. */
export function WaysThere({ visit, look, firstLook = look }: WaysThereProps) {
  const { spn, title, owner, phone, directions } = visit
  return (
    <>
      {directions && (
        <ButtonLink
          to={directions}
          {...firstLook}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${title}`}
        >
          <Icon name="navigation" />
          Directions
        </ButtonLink>
      )}
      {phone ? (
        <ButtonLink
          to={telHref(`${phoneLimits.prefix}${phone}`)}
          {...look}
          aria-label={`Call ${owner}`}
        >
          <Icon name="phone" />
          Call
        </ButtonLink>
      ) : (
        <ButtonLink to={`${listingPath(spn)}#contact`} {...look} aria-label={`Contact ${owner}`}>
          <Icon name="phone" />
          Contact
        </ButtonLink>
      )}
    </>
  )
}
