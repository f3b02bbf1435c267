import type { ComponentProps } from 'react'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { listingTitle } from '#contract/listing/listing-title.ts'
import * as styles from '#app/features/landing/landing.module.css'

type LandingCardsProps = {
  listings: readonly ComponentProps<typeof ListingCard>['listing'][]
  saved: readonly string[]
  isSignedIn: boolean
  /** Whether the first picture is among the first that somebody sees. */
  isFirst?: boolean
}

/** The homes on a page about a place. */
export function LandingCards({ listings, saved, isSignedIn, isFirst = false }: LandingCardsProps) {
  return (
    <div className={styles.cards} data-cards="even">
      {listings.map((listing, at) => (
        <ListingCard
          key={listing.spn}
          as="h3"
          listing={listing}
          isSaved={saved.includes(listing.spn)}
          isSignedIn={isSignedIn}
          tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
          eager={isFirst && at === 0}
          sizes="(min-width: 70em) 380px, (min-width: 48em) 46vw, calc(100vw - 32px)"
        />
      ))}
    </div>
  )
}
