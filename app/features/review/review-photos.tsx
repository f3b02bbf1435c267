import type { CSSProperties } from 'react'
import { LargePhoto } from '#app/features/review/large-photo.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { Tick } from '#app/features/review/tick.tsx'
import type { DeskActions } from '#app/features/review/use-desk-actions.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { Picture } from '#app/ui/picture.tsx'
import * as styles from '#app/features/review/review-photos.module.css'

export type ReviewPhotosProps = {
  view: ReviewView
  at: number
  onChoose: (at: number) => void
  actions: DeskActions
  reasons: Reasons
}

/** All pictures in a grid, each with a tick, and one of them in large. */
export function ReviewPhotos(props: ReviewPhotosProps) {
  const { view, at, onChoose, reasons } = props
  const { photos, signals } = view
  const photo = photos[at]
  // Two rows, which leave most of the height to the large picture.
  const columns = Math.max(4, Math.ceil(photos.length / 2))
  return (
    <section className={styles.shots} aria-label="Pictures">
      {photo ? (
        <LargePhoto key={photo} {...props} photo={photo} />
      ) : (
        <p className={styles.none}>No pictures</p>
      )}
      <ul className={styles.thumbs} style={{ '--columns': columns } as CSSProperties}>
        {photos.map((each, place) => (
          <li
            key={each}
            data-ticked={
              reasons.textOf({ field: 'photos', photo: each }) !== undefined || undefined
            }
            data-odd={signals.some((signal) => signal.photo === each) || undefined}
          >
            <button
              type="button"
              aria-label={`Show picture ${place + 1}`}
              aria-current={place === at || undefined}
              onClick={() => onChoose(place)}
            >
              <Picture photo={each} alt="" sizes="128px" />
              <span>{place + 1}</span>
            </button>
            <Tick
              subjects={[{ field: 'photos', photo: each }]}
              name={`Picture ${place + 1}`}
              reasons={reasons}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
