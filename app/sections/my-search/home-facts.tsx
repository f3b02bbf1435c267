import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import type { SavedHomeRow } from '#app/features/my-search/saved-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type HomePhotoProps = { photo: string | null; eager: boolean; children?: ReactNode }

/** The picture of a saved home, with what stands on it. */
export function HomePhoto({ photo, eager, children }: HomePhotoProps) {
  if (!photo) return <div className={pictureStyles.picture}>{children}</div>
  return (
    <Picture
      photo={photo}
      alt=""
      sizes="(min-width: 48em) 30vw, 120px"
      width={400}
      height={300}
      eager={eager}
    >
      {children}
    </Picture>
  )
}

type HomeFactsProps = {
  home: Pick<
    SavedHomeRow,
    'spn' | 'name' | 'price' | 'unit' | 'was' | 'change' | 'where' | 'isShown'
  >
  as: 'h2' | 'h3' | 'h4'
  /** Says that the home is no longer available. */
  gone: ReactNode
  children: ReactNode
}

/** What a saved home costs and did cost, its name and place, and what people add to it. */
export function HomeFacts({ home, as: Name, gone, children }: HomeFactsProps) {
  const { spn, name, price, unit, was, change, where, isShown } = home
  return (
    <div className={styles.facts}>
      <p className={styles.price}>
        <strong>{price}</strong>
        {was ? <del>{was}</del> : <span>{unit}</span>}
      </p>
      <Name className={styles.name}>
        {isShown ? (
          <Link to={listingPath(spn)} onClick={() => seenListings.add(spn)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Name>
      <p className={styles.where}>{where}</p>
      {gone}
      {change && (
        <p className={was ? styles.drop : styles.where}>
          {was && <Icon name="trending-down" />}
          {change}
        </p>
      )}
      {children}
    </div>
  )
}
