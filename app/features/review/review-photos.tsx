import { ReasonField } from '#app/features/review/reason-field.tsx'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { cannedReasons, photoReasons } from '#contract/listing/canned-reasons.ts'
import { photoVariant, screenPhotoWidth } from '#contract/listing/pictures.ts'
import * as reviewStyles from '#app/features/review/review-box.module.css'
import * as styles from '#app/features/review/review-photos.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

type ReviewPhotosProps = {
  photos: readonly string[]
  at: number
  onTurn: (by: number) => void
  onChoose: (at: number) => void
  reasons: Reasons
  /** Pictures that are used elsewhere too. */
  marked: ReadonlySet<string>
}

const all = { field: 'photos' } as const

/** One picture in large and the others in a strip, each with a tick. */
export function ReviewPhotos(props: ReviewPhotosProps) {
  const { photos, at, onChoose, reasons, marked } = props
  const photo = photos[at]
  return (
    <section className={boxStyles.box} aria-label="Pictures">
      {photo ? <LargePhoto {...props} photo={photo} /> : <p className="soft">No pictures</p>}
      <ul className={styles.strip}>
        {photos.map((each, place) => (
          <li
            key={each}
            data-ticked={reasons.textOf({ ...all, photo: each }) !== undefined || undefined}
            data-marked={marked.has(each) || undefined}
          >
            <button
              type="button"
              aria-label={`Show picture ${place + 1}`}
              aria-current={place === at || undefined}
              onClick={() => onChoose(place)}
            >
              <Picture photo={each} alt="" sizes="96px" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.photoTick}>
        <span>The pictures as a whole</span>
        <Tick subject={all} name="The pictures as a whole" reasons={reasons} />
      </div>
      <ReasonField
        subject={all}
        name="the pictures as a whole"
        reasons={reasons}
        canned={cannedReasons('photos')}
      />
    </section>
  )
}

type LargePhotoProps = Omit<ReviewPhotosProps, 'onChoose'> & { photo: string }

function LargePhoto({ photo, photos, at, onTurn, reasons, marked }: LargePhotoProps) {
  return (
    <>
      <div className={styles.stage}>
        <a href={photoVariant(photo, screenPhotoWidth, 'webp')} target="_blank" rel="noreferrer">
          <Picture
            photo={photo}
            alt={`Picture ${at + 1} of ${photos.length}`}
            sizes="(min-width: 70em) 760px, 100vw"
            className={styles.large ?? ''}
            eager
          />
        </a>
        {photos.length > 1 && (
          <div className={styles.turn}>
            <IconButton label="Picture before" onClick={() => onTurn(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton label="Next picture" onClick={() => onTurn(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          </div>
        )}
      </div>
      <div className={styles.photoTick}>
        <span>
          Picture {at + 1} of {photos.length}
          {marked.has(photo) && <strong className={reviewStyles.warned}> · used elsewhere</strong>}
        </span>
        <Tick subject={{ ...all, photo }} name={`Picture ${at + 1}`} reasons={reasons} />
      </div>
      <ReasonField
        key={photo}
        subject={{ ...all, photo }}
        name={`picture ${at + 1}`}
        reasons={reasons}
        canned={photoReasons}
      />
    </>
  )
}
