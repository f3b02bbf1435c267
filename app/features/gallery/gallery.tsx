import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { GalleryPhoto } from '#app/features/gallery/gallery-photo.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { isDrawn } from '#contract/listing/pictures.ts'
import * as styles from '#app/features/gallery/gallery.module.css'

const Viewer = lazyComponent(async () => (await import('#app/features/gallery/viewer.tsx')).Viewer)

type GalleryProps = {
  photos: readonly string[]
  /** The name of the home, for the photos' alternative texts. */
  name: string
  isSold?: boolean
  /** Buttons that lie on the gallery on phones. */
  children?: ReactNode
}

/** Layouts for fewer photos than the five of a full mosaic, by their number. */
const mosaics = [
  undefined,
  styles.galleryOf1,
  styles.galleryOf2,
  styles.galleryOf3,
  styles.galleryOf4,
]

/**
 * A mosaic on wide screens, a strip to swipe on phones; each photo opens the viewer. Without
 * JavaScript the photos are plain links to their files.
 */
export function Gallery({ photos, name, isSold = false, children }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [opened, setOpened] = useState<number>()

  function open(event: MouseEvent, place: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpened(place)
  }

  function follow() {
    const { current } = strip
    if (current) setAt(Math.round(current.scrollLeft / current.clientWidth))
  }

  function close(place = at) {
    const { current } = strip
    current?.scrollTo({ left: place * current.clientWidth, behavior: 'instant' })
    setOpened(undefined)
  }

  if (photos.length === 0) {
    return (
      <div className={classes(styles.gallery, styles.galleryNone)}>
        <p>No photos yet</p>
        <div className={classes(styles.onGallery, 'only-phone', 'not-printed')}>{children}</div>
      </div>
    )
  }

  return (
    <section className={styles.gallery} aria-label="Photos" data-sold={isSold || undefined}>
      <div
        ref={strip}
        className={classes(styles.galleryStrip, mosaics[photos.length])}
        onScroll={follow}
        onPointerEnter={Viewer.prepare}
      >
        {photos.map((photo, place) => (
          <GalleryPhoto
            key={photo}
            photo={photo}
            alt={`${name}, photo ${place + 1} of ${photos.length}`}
            isFirst={place === 0}
            isLarge={place === 0 || photos.length < 3}
            onOpen={(event) => open(event, place)}
          />
        ))}
      </div>
      <div className={classes(styles.onGallery, 'only-phone', 'not-printed')}>{children}</div>
      <div className={styles.galleryFoot}>
        {isDrawn(photos[0]) ? <Tag className={styles.tag}>Illustration</Tag> : <span />}
        <PhotoCount at={at} count={photos.length} onOpen={() => setOpened(at)} />
      </div>
      {opened !== undefined && (
        <Viewer photos={photos} name={name} start={opened} onClose={close} />
      )}
    </section>
  )
}

type PhotoCountProps = { at: number; count: number; onOpen: () => void }

function PhotoCount({ at, count, onOpen }: PhotoCountProps) {
  return (
    <Button
      variant="quiet"
      small
      className={classes(styles.photoCount, 'needs-script')}
      onClick={onOpen}
    >
      <Icon name="images" />
      <span className="only-wide">{showAll(count)}</span>
      <span className="only-phone">
        <span className="visually-hidden">Show all photos, now at </span>
        {at + 1} / {count}
      </span>
    </Button>
  )
}

function showAll(count: number) {
  return count === 1 ? 'Show the photo' : `Show all ${count} photos`
}
