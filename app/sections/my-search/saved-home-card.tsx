import { Link } from 'react-router'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { FamilyWords } from '#app/features/family/family-words.tsx'
import { SaveButton } from '#app/features/listing-card/save-button.tsx'
import { useSaveListing } from '#app/features/listing-card/use-save-listing.ts'
import { NoteLine } from '#app/features/my-search/note-line.tsx'
import type { SavedHomeRow } from '#app/features/my-search/saved-list.ts'
import { HomeFacts, HomePhoto } from '#app/sections/my-search/home-facts.tsx'
import { classes } from '#app/ui/classes.ts'
import { Tag } from '#app/ui/tag.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'

type SavedHomeCardProps = { home: SavedHomeRow; as: 'h2' | 'h3' | 'h4'; eager: boolean }

/** A saved home: price and what it was, the viewer's note; greyed when it can no longer be had. */
export function SavedHomeCard({ home, as, eager }: SavedHomeCardProps) {
  const { spn, title, note, photo, visit, isGone } = home
  const { unavailable } = texts.mySearch
  const tag = isGone ? unavailable : visit
  return (
    <article className={classes(styles.card, isGone && styles.isGone)}>
      <HomePhoto photo={photo} eager={eager}>
        {tag && (
          <div className={classes(styles.onPhoto, 'only-wide')}>
            <Tag className={styles.tag ?? ''}>{tag}</Tag>
          </div>
        )}
      </HomePhoto>
      {!isGone && <SaveButton spn={spn} name={title} saved isSignedIn />}
      <HomeFacts
        home={home}
        as={as}
        gone={isGone && <p className={classes(styles.where, 'only-phone')}>{unavailable}</p>}
      >
        <FamilyWords {...home.family} />
        <div className={styles.own}>
          {(note || !isGone) && <NoteLine spn={spn} about="home" name={title} note={note} />}
          {isGone ? <GoneActions home={home} /> : <CompareToggle spn={spn} name={title} />}
        </div>
      </HomeFacts>
    </article>
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
