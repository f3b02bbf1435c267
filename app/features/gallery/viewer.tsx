import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PhotoSlider } from '#app/features/gallery/photo-slider.tsx'
import { wrapIndex } from '#app/features/gallery/wrap-index.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import { photoVariant } from '#contract/listing/pictures.ts'
import * as styles from '#app/features/gallery/viewer.module.css'

type ViewerProps = {
  photos: readonly string[]
  name: string
  start: number
  /** Called with the photo that was shown last. */
  onClose: (place?: number) => void
}

/** All photos on the whole screen, round and round: by arrow keys, swipe, buttons or thumbnails. */
export function Viewer({ photos, name, start, onClose }: ViewerProps) {
  const [at, setAt] = useState(start)
  const close = () => onClose(at)
  const dialog = useModal(true, close)
  const count = photos.length
  const turn = (by: number) => setAt((place) => wrapIndex(place, by, count))

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === 'Home') setAt(0)
    else if (event.key === 'End') setAt(count - 1)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`Photos of ${name}`}
      onKeyDown={turnByKey}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.bar}>
        <p className="number" aria-live="polite">
          <span className="visually-hidden">Photo </span>
          {at + 1} / {count}
        </p>
        <IconButton label="Close" className={styles.iconButton} onClick={close}>
          <Icon name="x" />
        </IconButton>
      </div>
      <div className={styles.stageRow}>
        <PhotoSlider photos={photos} name={name} at={at} onTurn={turn} />
        {count > 1 && <TurnButtons onTurn={turn} />}
      </div>
      {count > 1 && <Thumbs photos={photos} at={at} onPick={setAt} />}
    </dialog>
  )
}

function TurnButtons({ onTurn }: { onTurn: (by: number) => void }) {
  return (
    <>
      <IconButton
        label="Previous photo"
        className={classes(styles.iconButton, styles.turnBack)}
        onClick={() => onTurn(-1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        label="Next photo"
        className={classes(styles.iconButton, styles.turnOn)}
        onClick={() => onTurn(1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </>
  )
}

type ThumbsProps = { photos: readonly string[]; at: number; onPick: (place: number) => void }

function Thumbs({ photos, at, onPick }: ThumbsProps) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])

  return (
    <ul ref={list} className={styles.thumbs}>
      {photos.map((photo, place) => (
        <li key={photo}>
          <button
            type="button"
            aria-label={`Photo ${place + 1}`}
            aria-current={place === at || undefined}
            onClick={() => onPick(place)}
          >
            <img
              src={photoVariant(photo, 320, 'webp')}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
