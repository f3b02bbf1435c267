import { Link } from 'react-router'
import { ListingActions } from '#app/features/own-listings/listing-actions.tsx'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { RevisionNote } from '#app/features/own-listings/revision-note.tsx'
import { StillAvailableRow } from '#app/features/own-listings/still-available-row.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { ownerCheckPath } from '#contract/listing/owner-check-path.ts'
import { contactModes } from '#contract/options.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

/** One of the owner's listings, with what can be done with it now. */
export function OwnListing({ listing }: { listing: OwnListingRow }) {
  const { title, place, price, when, interest, progress, reason, reasons, photo, status, spn } =
    listing
  const { contactMode } = listing
  const isShown = status === 'active' || status === 'sold_out'

  return (
    <article className={styles.row} aria-label={`${title}, ${spn}`}>
      {photo ? (
        <Picture photo={photo} alt="" sizes="144px" className={styles.picture ?? ''} />
      ) : (
        <div className={styles.noPicture}>
          <Icon name="images" />
        </div>
      )}
      <div className={styles.what}>
        <StatusTag status={status} />
        <h2>{title}</h2>
        {place && <p className={styles.meta}>{place}</p>}
        {price && <p className={styles.price}>{price}</p>}
        <p className={styles.meta}>
          {when} · <span className="number">{spn}</span>
        </p>
        {isShown && (
          <p className={styles.meta}>
            <Link to={`/dashboard/listings_tab/${spn}/insight`} className={styles.interest}>
              {interest}
            </Link>
            {contactMode === 'ask' && ` · ${contactModes.labels.ask}`}
          </p>
        )}
        {listing.paper && (
          <p className={styles.meta}>
            <Link to={ownerCheckPath(spn)} className={styles.interest}>
              {listing.paper}
            </Link>
          </p>
        )}
        {listing.isAsked && (
          <StillAvailableRow id={listing.id} spn={listing.spn} deal={listing.deal} />
        )}
        {listing.revision && <RevisionNote listing={listing} revision={listing.revision} />}
        {progress && (
          <div className={styles.progress}>
            <ProgressBar label="Completed" done={progress.percent / 100} />
            <p className={styles.meta}>
              {progress.stepLabel}, {progress.percent} %
            </p>
          </div>
        )}
        {reason && <p className={styles.reason}>{reason}</p>}
        {reasons.length > 0 && (
          <ul className={styles.reasons} aria-label="To be corrected">
            {reasons.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </div>
      <ListingActions listing={listing} />
    </article>
  )
}
