import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatPrice } from '#contract/format/money.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import type { SavedCard } from '#domain/shortlist/list-saved-cards.ts'
import * as styles from '#app/sections/public/saved.module.css'

/** The saved listings as cards, each with how much cheaper it has become. */
export function SavedCards({ listings }: { listings: SavedCard[] }) {
  if (listings.length === 0) return <NothingSaved />
  return (
    <ul className={styles.savedGrid} data-cards="even">
      {listings.map((listing, place) => (
        <li key={listing.spn}>
          <ListingCard
            listing={listing}
            isSaved
            isSignedIn
            eager={place === 0}
            sizes="(min-width: 48em) 384px, calc(100vw - 32px)"
            tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
          />
          <PriceDrop listing={listing} />
        </li>
      ))}
    </ul>
  )
}

function PriceDrop({ listing: { price, savedPrice } }: { listing: SavedCard }) {
  if (savedPrice === null || price >= savedPrice) return null
  return (
    <p>
      <Tag free>{texts.listing.cheaper(formatPrice(savedPrice - price))}</Tag>
    </p>
  )
}

function NothingSaved() {
  return (
    <Empty
      title={texts.empty.saved}
      text={
        <>
          Press{' '}
          <span role="img" aria-label="the heart">
            <Icon name="heart" />
          </span>{' '}
          on a property to find it here again.
        </>
      }
    >
      <ButtonLink to="/search">Search</ButtonLink>
    </Empty>
  )
}
