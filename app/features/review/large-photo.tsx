import { useState } from 'react'
import { Link } from 'react-router'
import type { ReviewPhotosProps } from '#app/features/review/review-photos.tsx'
import { Tick } from '#app/features/review/tick.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { photoVariant, screenPhotoWidth } from '#contract/listing/pictures.ts'
import type { PhotoMatch } from '#domain/review/signals/signal.ts'
import * as styles from '#app/features/review/review-photos.module.css'

type LargePhotoProps = Omit<ReviewPhotosProps, 'onChoose'> & { photo: string }

/** One picture in large, beside the similar one of another listing. */
export function LargePhoto({
  view: { photos, signals },
  photo,
  at,
  actions,
  reasons,
}: LargePhotoProps) {
  const [isCompared, setCompared] = useState(false)
  const match = signals.find((signal) => signal.photo === photo)?.matches?.[0]
  return (
    <div className={styles.stage}>
      <div className={styles.pair}>
        <Large photo={photo} alt={`Picture ${at + 1} of ${photos.length}`} />
        {match && isCompared && <Large photo={match.photo} alt={`Picture of ${match.spn}`} />}
      </div>
      {match && <UsedIn match={match} />}
      <div className={styles.caption}>
        <b>
          {at + 1} of {photos.length}
        </b>
        {match && (
          <button type="button" aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
            Compare
          </button>
        )}
        <Tick subjects={[{ field: 'photos' }]} name="The pictures as a whole" reasons={reasons}>
          <span aria-hidden="true">All pictures</span>
        </Tick>
        {photos.length > 1 && (
          <span className={styles.turn}>
            <IconButton label={actions.before.label} onClick={actions.before.run}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton label={actions.next.label} onClick={actions.next.run}>
              <Icon name="chevron-right" />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  )
}

function Large({ photo, alt }: { photo: string; alt: string }) {
  return (
    <a href={photoVariant(photo, screenPhotoWidth, 'webp')} target="_blank" rel="noreferrer">
      <Picture
        photo={photo}
        alt={alt}
        sizes="(min-width: 70em) 760px, 100vw"
        className={classes(styles.large)}
        eager
      />
    </a>
  )
}

function UsedIn({ match: { spn, isSameOwner } }: { match: PhotoMatch }) {
  return (
    <Link to={`/property/?id=${spn}`} target="_blank" className={styles.also}>
      <Icon name="images" />
      Also used in {spn}, {isSameOwner ? 'same owner' : 'other owner'}
    </Link>
  )
}
