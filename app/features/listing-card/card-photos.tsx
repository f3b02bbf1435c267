import { type ReactNode, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhotoSources } from '#app/ui/photo-sources.tsx'
import { photoPath } from '#contract/listing/pictures.ts'
import * as styles from '#app/features/listing-card/card-photos.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type CardPhotosProps = {
  photos: readonly string[]
  alt: string
  /** How wide a picture is shown, as in the `sizes` of an image. */
  sizes: string
  /** The first card of a page: its picture is loaded at once and before others. */
  eager: boolean
  /** Wraps the strip, so that a press on a picture opens the listing. */
  link: (strip: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * The pictures of a card, to be swiped through. Only the first is loaded; the others follow when
 * somebody reaches for them.
 */
export function CardPhotos({ photos, alt, sizes, eager, link, children }: CardPhotosProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(0)
  const shown = isWanted ? photos : photos.slice(0, 1)

  const want = () => setWanted(photos.length > 1)

  function turn(by: number) {
    const { current } = strip
    current?.scrollBy(by * current.clientWidth, 0)
  }

  function follow() {
    const { current } = strip
    if (current) setAt(Math.round(current.scrollLeft / current.clientWidth))
  }

  return (
    <figure
      className={classes(pictureStyles.picture, styles.cardPhotos)}
      onPointerEnter={want}
      onTouchStart={want}
    >
      {link(
        <div ref={strip} className={styles.cardStrip} onScroll={isWanted ? follow : undefined}>
          {shown.map((photo, place) => (
            <picture key={photo}>
              <PhotoSources photo={photo} sizes={sizes} />
              <img
                src={photoPath(photo)}
                alt={place === 0 ? alt : ''}
                width={800}
                height={600}
                loading={eager && place === 0 ? 'eager' : 'lazy'}
                fetchPriority={eager && place === 0 ? 'high' : undefined}
                decoding="async"
              />
            </picture>
          ))}
          {photos.length === 0 && <span className="visually-hidden">{alt}</span>}
        </div>,
      )}
      {children}
      {photos.length > 1 && (
        <span className={styles.dots} aria-hidden="true">
          {photos.map((photo, place) => (
            <i key={photo} className={classes(place === at && styles.isOn)} />
          ))}
        </span>
      )}
      {isWanted && (
        <>
          <Turn side="left" isOff={at === 0} onTurn={() => turn(-1)} />
          <Turn side="right" isOff={at === photos.length - 1} onTurn={() => turn(1)} />
        </>
      )}
    </figure>
  )
}

type TurnProps = { side: 'left' | 'right'; isOff: boolean; onTurn: () => void }

/** For a mouse only: fingers swipe, and keyboard users find all pictures on the listing's page. */
function Turn({ side, isOff, onTurn }: TurnProps) {
  const icon = side === 'left' ? 'chevron-left' : 'chevron-right'
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      disabled={isOff}
      className={classes(styles.turn, side === 'left' ? styles.turnLeft : styles.turnRight)}
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  )
}
