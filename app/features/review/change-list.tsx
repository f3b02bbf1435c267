import { Link } from 'react-router'
import type { ChangesView, TextPart } from '#app/features/review/review-view.ts'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/revision.ts'
import * as styles from '#app/features/review/change-list.module.css'
import * as deskStyles from '#app/features/review/review-desk.module.css'

/** What the owner changed since the last decision, or in a listing on show. */
export function ChangeList({ changes }: { changes: ChangesView | undefined }) {
  if (!changes) return null
  const { answers, photos, since, asked, shown } = changes
  const isSame = answers.length + photos.added.length + photos.removed.length === 0
  const title = shown ? texts.toListing : `Changed since ${since}`
  return (
    <section className={classes(deskStyles.card, styles.changes)} aria-label={title}>
      <h2>
        {title}
        {shown && (
          <span>
            <Link to={listingPath(shown)} target="_blank" className="number">
              {shown}
            </Link>{' '}
            stays public
          </span>
        )}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too */}
      <div className={styles.scrolled} tabIndex={0}>
        {asked.length > 0 && (
          <p className="soft">
            Asked for: <span>{asked.join(' ')}</span>
          </p>
        )}
        {isSame && !photos.isReordered && <p className="soft">Nothing was changed.</p>}
        <dl>
          {answers.map(({ field, label, parts }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {parts.map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
                  <Part key={at} {...part} />
                ))}
              </dd>
            </div>
          ))}
          <PhotoRow title="Pictures added" photos={photos.added} />
          <PhotoRow title="Pictures removed" photos={photos.removed} />
        </dl>
        {photos.isReordered && <p>The order of the pictures has changed.</p>}
      </div>
    </section>
  )
}

const said = { removed: 'before: ', added: 'now: ' }

function Part({ kind, text }: TextPart) {
  if (kind === 'kept') return `${text} `
  const Changed = kind === 'removed' ? 'del' : 'ins'
  return (
    <>
      <span className="visually-hidden">{said[kind]}</span>
      <Changed>{text}</Changed>{' '}
    </>
  )
}

function PhotoRow({ title, photos }: { title: string; photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.thumbs}>
        {photos.map((photo) => (
          <Picture key={photo} photo={photo} alt="" sizes="48px" />
        ))}
      </dd>
    </div>
  )
}
