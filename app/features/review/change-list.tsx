import type { ReviewView } from '#app/features/review/review-view.ts'
import { Picture } from '#app/ui/picture.tsx'
import * as styles from '#app/features/review/review-box.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

/** What the owner changed since the last decision. */
export function ChangeList({ changes }: { changes: ReviewView['changes'] }) {
  if (!changes) return null
  const { answers, photos, since, asked } = changes
  const isSame = answers.length + photos.added.length + photos.removed.length === 0
  return (
    <section className={boxStyles.box} aria-labelledby="changes">
      <h2 id="changes">Changed since {since}</h2>
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
