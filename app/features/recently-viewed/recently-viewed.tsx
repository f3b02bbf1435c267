import { Link } from 'react-router'
import { viewedListings } from '#app/features/recently-viewed/viewed-listings.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { notificationTime } from '#contract/format/dates.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as styles from '#app/features/recently-viewed/recently-viewed.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

/** A strip of what was opened last in this browser; nothing when there is nothing. */
export function RecentlyViewed({ except }: { except?: string }) {
  const shown = viewedListings.use().filter(({ spn }) => spn !== except)
  if (shown.length === 0) return null

  return (
    <section
      className={classes(styles.viewed, 'section', 'not-printed')}
      aria-labelledby="viewed-title"
    >
      <div className="section-head">
        <h2 id="viewed-title">Recently viewed</h2>
        <Button variant="plain" small onClick={viewedListings.clear}>
          Clear
        </Button>
      </div>
      <ul className={styles.viewedRow}>
        {shown.map(({ spn, name, place, price, photo, at }) => (
          <li key={spn}>
            <Link to={listingPath(spn)}>
              {photo ? (
                <Picture photo={photo} alt="" sizes="180px" width={240} height={180} />
              ) : (
                <span className={pictureStyles.picture} />
              )}
              <b>{price}</b>
              <span className={styles.viewedName}>{name}</span>
              <span className="soft small">{place}</span>
              {at && (
                <span className="soft small">{notificationTime(new Date(at), new Date())}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
