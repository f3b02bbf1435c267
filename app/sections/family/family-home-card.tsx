import { Link } from 'react-router'
import type { FamilyHome } from '#app/features/family/family-page.ts'
import { FamilyWords } from '#app/features/family/family-words.tsx'
import { HeartButton } from '#app/features/family/heart-button.tsx'
import { OwnOpinion } from '#app/features/family/own-opinion.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type FamilyHomeCardProps = { token: string; home: FamilyHome; you: string; eager: boolean }

/** A home of a shared list: what it costs now, what the family says, and what you say. */
export function FamilyHomeCard({ token, home, you, eager }: FamilyHomeCardProps) {
  const { spn, name, price, unit, was, change, where, isGone, isShown, photo, others } = home
  return (
    <article className={classes(styles.card, isGone && styles.isGone)}>
      {photo ? (
        <Picture
          photo={photo}
          alt=""
          sizes="(min-width: 48em) 30vw, 120px"
          width={400}
          height={300}
          eager={eager}
        />
      ) : (
        <div className={pictureStyles.picture} />
      )}
      {isShown && <HeartButton token={token} home={home} you={you} />}
      <div className={styles.facts}>
        <p className={styles.price}>
          <strong>{price}</strong>
          {was ? <del>{was}</del> : <span>{unit}</span>}
        </p>
        <h3 className={styles.name}>
          {isShown ? <Link to={listingPath(spn)}>{name}</Link> : name}
        </h3>
        <p className={styles.where}>{where}</p>
        {isGone && <p className={styles.where}>{texts.mySearch.unavailable}</p>}
        {change && (
          <p className={was ? styles.drop : styles.where}>
            {was && <Icon name="trending-down" />}
            {change}
          </p>
        )}
        <FamilyWords {...others} />
        {you && isShown && <OwnOpinion token={token} home={home} />}
      </div>
    </article>
  )
}
