import { Link } from 'react-router'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { Picture } from '#app/ui/picture.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/revision.ts'
import * as styles from '#app/features/review/review-box.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

/** What the owner changed since the last decision. */
export function ChangeList({ changes }: { changes: ReviewView['changes'] }) {
  if (!changes) return null
  const { answers, photos, since, asked, shown } = changes
  const isSame = answers.length + photos.added.length + photos.removed.length === 0
  return (
    <section className={boxStyles.box} aria-labelledby="changes">
      <h2 id="changes">{shown ? texts.toListing : `Changed since ${since}`}</h2>
      {shown && (
        <p className="small">
          <Link to={listingPath(shown)} target="_blank" className="number">
            {shown}
          </Link>{' '}
          stays public as it is until these are approved.
        </p>
      )}
      {asked.length > 0 && (
        <ul className={styles.asked} aria-label="What was to be corrected">
          {asked.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {isSame && !photos.isReordered && <p className="soft small">Nothing was changed.</p>}
      <dl className={styles.changes}>
        {answers.map(({ field, label, before, after }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {before && (
                <>
                  <span className="visually-hidden">before: </span>
                  <del>{before}</del>{' '}
                </>
              )}
              <span className="visually-hidden">now: </span>
              <ins>{after || 'not given'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <PhotoRow title="Pictures added" photos={photos.added} />
      <PhotoRow title="Pictures removed" photos={photos.removed} />
      {photos.isReordered && <p className="small">The order of the pictures has changed.</p>}
    </section>
  )
}

function PhotoRow({ title, photos }: { title: string; photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.thumbs}>
        {photos.map((photo) => (
          <li key={photo}>
            <Picture photo={photo} alt="" sizes="72px" />
          </li>
        ))}
      </ul>
    </>
  )
}
