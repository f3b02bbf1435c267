import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CardPhotos } from '#app/features/listing-card/card-photos.tsx'
import { SaveButton } from '#app/features/listing-card/save-button.tsx'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { distanceText } from '#contract/format/distance-text.ts'
import { formatPrice } from '#contract/format/money.ts'
import {
  areaText,
  listingKind,
  listingPlace,
  listingTitle,
} from '#contract/listing/listing-title.ts'
import { isDrawn } from '#contract/listing/pictures.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { furnishings } from '#contract/options.ts'
import { goneWords } from '#contract/texts/listing.ts'
import type { ListingCard as Listing } from '#domain/listings/listing-card.ts'
import * as styles from '#app/features/listing-card/listing-card.module.css'

type ListingCardProps = {
  listing: Listing
  isSaved: boolean
  isSignedIn: boolean
  /** How wide its pictures are shown, as in the `sizes` of an image. */
  sizes?: string
  /** The first card of a page. */
  eager?: boolean
  as?: 'h2' | 'h3'
  /** A tick beside the date, such as for comparing. */
  tick?: ReactNode
}

/** A listing in a list: price first, one press anywhere opens it. */
// biome-ignore lint/plugin/function-length: more components would weigh more than the search page may
export function ListingCard({
  listing,
  isSaved,
  isSignedIn,
  sizes = '(min-width: 48em) 380px, 100vw',
  eager = false,
  as: Name = 'h2',
  tick,
}: ListingCardProps) {
  const { priceChange, terms, compared, ways } = listing
  const isSeen = seenListings.useHas(listing.spn)
  const isSold = listing.status === 'sold_out'
  const name = listingKind(listing)
  const title = listingTitle(listing)
  const href = listingPath(listing.spn)
  const open = () => seenListings.add(listing.spn)

  return (
    <article
      className={classes(styles.listingCard, isSold && styles.isSold, isSeen && styles.isSeen)}
    >
      <CardPhotos
        photos={listing.photos}
        alt={`${name}, ${listingPlace(listing)}`}
        sizes={sizes}
        eager={eager}
        link={(strip) => (
          <Link to={href} onClick={open} tabIndex={-1} className={styles.photoLink}>
            {strip}
          </Link>
        )}
      >
        <PhotoTags listing={listing} isSold={isSold} isSeen={isSeen} />
      </CardPhotos>
      <SaveButton spn={listing.spn} name={title} saved={isSaved} isSignedIn={isSignedIn} />
      <div className={styles.body}>
        <div className={styles.facts}>
          <Price listing={listing} />
          {priceChange && (
            <p className={styles.context}>
              <b data-less={priceChange.isLess || undefined}>{priceChange.text}</b>
            </p>
          )}
          <Name className={styles.name}>
            <Link to={href} onClick={open}>
              {name}
            </Link>
          </Name>
          <p className={styles.where}>
            <Icon name="map-pin" />
            <span>{listingPlace(listing)}</span>
          </p>
          {listing.travel?.map((way) => (
            <p key={way} className={styles.where}>
              <Icon name="train-front" />
              <span>{way}</span>
            </p>
          ))}
        </div>
        <div className={styles.facts}>
          <KeyFacts listing={listing} />
          {terms && (
            <p className={styles.context} title={terms.note}>
              {terms.text}
            </p>
          )}
          {compared && <p className={styles.context}>{compared}</p>}
          {ways && (
            <p className={styles.context}>
              <b>{ways}</b>
            </p>
          )}
        </div>
        <div className={styles.act}>
          <span className="soft small">Listed {listing.listed}</span>
          {tick}
          {!isSold && (
            <ButtonLink
              variant="quiet"
              small
              to={`${href}#contact`}
              onClick={open}
              aria-label={`Contact about ${title}`}
            >
              <Icon name="phone" />
              Contact
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

function Price({ listing }: { listing: Listing }) {
  return (
    <p className={styles.price}>
      <strong>{formatPrice(listing.price)}</strong>
      <span>{listing.per}</span>
    </p>
  )
}

type PhotoTagsProps = { listing: Listing; isSold: boolean; isSeen: boolean }

function PhotoTags({ listing, isSold, isSeen }: PhotoTagsProps) {
  const { photos } = listing
  return (
    <div className={styles.onPhoto}>
      {isSold && (
        <Tag className={classes(styles.tag, styles.tagSold)}>{goneWords[listing.deal].tag}</Tag>
      )}
      {photos.length > 0 && (
        <Tag className={styles.tag}>
          {photos.length === 1 ? '1 photo' : `${photos.length} photos`}
        </Tag>
      )}
      {isSeen && <Tag className={classes(styles.tag, styles.tagSeen)}>Seen</Tag>}
      {isDrawn(photos[0]) && (
        <Tag className={classes(styles.tag, styles.tagDrawn)}>Illustration</Tag>
      )}
    </div>
  )
}

function KeyFacts({ listing }: { listing: Listing }) {
  return (
    <ul className={styles.keyFacts}>
      {listing.distance !== undefined && (
        <li>
          <Icon name="navigation" />
          {distanceText(listing.distance)} away
        </li>
      )}
      <li>
        <Icon name="ruler" />
        {areaText(listing.builtUpArea, listing.areaUnit)}
      </li>
      {listing.furnishing && (
        <li>
          <Icon name="sofa" />
          {furnishings.labels[listing.furnishing]}
        </li>
      )}
      {listing.parking && (
        <li>
          <Icon name={listing.parking.startsWith('Bike') ? 'bike' : 'car'} />
          {listing.parking}
        </li>
      )}
    </ul>
  )
}
