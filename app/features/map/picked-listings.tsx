import type { Ref } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatPrice } from '#contract/format/money.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import type { Deal } from '#contract/options.ts'
import type { MapPoint } from '#domain/search/map/find-listings-on-map.ts'
import * as styles from '#app/features/map/results-map.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type PickedListingsProps = {
  points: readonly MapPoint[]
  deal: Deal | undefined
  firstLink: Ref<HTMLAnchorElement>
  onOpen: (spn: string) => void
  onClose: () => void
}

/** The listings of the pressed pin, each with a link to its page. */
export function PickedListings({ points, deal, firstLink, onOpen, onClose }: PickedListingsProps) {
  return (
    <section
      className={styles.mapPicked}
      aria-label="Chosen on the map"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <ul>
        {points.map((point, at) => (
          <li key={point.spn}>
            <Link
              ref={at === 0 ? firstLink : undefined}
              to={listingPath(point.spn)}
              onClick={() => onOpen(point.spn)}
            >
              {point.photo ? (
                <Picture
                  photo={point.photo}
                  alt=""
                  sizes="112px"
                  width={112}
                  height={84}
                  className={styles.picture}
                />
              ) : (
                <span className={classes(pictureStyles.picture, styles.picture)} />
              )}
              <span className={styles.body}>
                <span className={styles.price}>
                  <strong>{formatPrice(point.price)}</strong>
                  {deal === 'rent' && <span>/ month</span>}
                </span>
                <span className={styles.name}>{point.title}</span>
                {point.place && <span className="soft small">{point.place}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <IconButton label="Close" className={styles.mapPickedClose} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </section>
  )
}
