import { Link } from 'react-router'
import { Picture } from '#app/ui/picture.tsx'
import { formatPrice } from '#contract/format/money.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import type { NewHome } from '#domain/saved-searches/list-new-homes.ts'
import * as styles from '#app/features/saved-searches/new-homes.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

/** The newest of the homes that a saved search has found. */
export function NewHomes({ homes, label }: { homes: NewHome[]; label: string }) {
  if (homes.length === 0) return null
  return (
    <ul className={styles.newHomes} aria-label={label}>
      {homes.map(({ spn, name, place, price, priceWas, deal, photo }) => (
        <li key={spn}>
          <Link to={listingPath(spn)}>
            {photo ? (
              <Picture photo={photo} alt="" sizes="140px" width={240} height={180} />
            ) : (
              <span className={pictureStyles.picture} />
            )}
            <b>
              {formatPrice(price)}
              {deal === 'rent' && <small> / month</small>}
            </b>
            <span>{name}</span>
            <span className="soft">{place}</span>
            {priceWas !== null && priceWas > price && (
              <span className={styles.cheaper}>
                {texts.listing.priceChange(formatPrice(priceWas - price), true)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
