import { Link } from 'react-router'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { FamilyWords } from '#app/features/family/family-words.tsx'
import { SaveButton } from '#app/features/listing-card/save-button.tsx'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import { useSaveListing } from '#app/features/listing-card/use-save-listing.ts'
import { NoteLine } from '#app/features/my-search/note-line.tsx'
import type { SavedHomeRow } from '#app/features/my-search/saved-list.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type SavedHomeCardProps = { home: SavedHomeRow; as: 'h2' | 'h3' | 'h4'; eager: boolean }

/** A saved home: price and what it was, the viewer's note; greyed when it can no longer be had. */
export function SavedHomeCard({ home, as: Name, eager }: SavedHomeCardProps) {
  const { spn, title, name, price, unit, was, change, where, note, isGone, isShown } = home
  return (
    <article className={classes(styles.card, isGone && styles.isGone)}>
      <Photo home={home} eager={eager} />
      {!isGone && <SaveButton spn={spn} name={title} saved isSignedIn />}
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
        {isGone && (
          <p className={classes(styles.where, 'only-phone')}>{texts.mySearch.unavailable}</p>
        )}
        {change && (
          <p className={was ? styles.drop : styles.where}>
            {was && <Icon name="trending-down" />}
            {change}
          </p>
        )}
        <FamilyWords {...home.family} />
        <div className={styles.own}>
          {(note || !isGone) && <NoteLine spn={spn} about="home" name={title} note={note} />}
          {isGone ? <GoneActions home={home} /> : <CompareToggle spn={spn} name={title} />}
        </div>
      </div>
    </article>
  )
}

function Photo({ home, eager }: { home: SavedHomeRow; eager: boolean }) {
  const { photo, visit, isGone } = home
  const tag = isGone ? texts.mySearch.unavailable : visit
  const onPhoto = tag && (
    <div className={classes(styles.onPhoto, 'only-wide')}>
      <Tag className={styles.tag ?? ''}>{tag}</Tag>
    </div>
  )
  if (!photo) return <div className={pictureStyles.picture}>{onPhoto}</div>
  return (
    <Picture
      photo={photo}
      alt=""
      sizes="(min-width: 48em) 30vw, 120px"
      width={400}
      height={300}
      eager={eager}
    >
      {onPhoto}
    </Picture>
  )
}

function GoneActions({ home: { spn, title, similarPath } }: { home: SavedHomeRow }) {
  const { save } = useSaveListing(spn, true, '/my-search')
  return (
    <p className={styles.goneActs}>
      <Link to={similarPath} aria-label={`See similar: ${title}`}>
        See similar
      </Link>
      <button
        type="button"
        className="needs-script"
        aria-label={`Remove ${title}`}
        onClick={() => save(false, { toasts: 'both', refreshes: 'done' })}
      >
        Remove
      </button>
    </p>
  )
}
