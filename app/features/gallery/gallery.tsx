import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { GalleryPhoto } from '#app/features/gallery/gallery-photo.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { isDrawn } from '#contract/pictures.ts'
import '#app/ui/picture.css'
import '#app/features/gallery/gallery.css'

const Viewer = lazyComponent(async () => (await import('#app/features/gallery/viewer.tsx')).Viewer)

type GalleryProps = {
  photos: readonly string[]
  /** What the photos show. */
  name: string
  isSold?: boolean
  /** What lies on the gallery on phones. */
  children?: ReactNode
}

/** How many photos the mosaic has room for. */
const MOSAIC = 5

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
      <div className="gallery gallery-none">
        <p>No photos yet</p>
        {children}
      </div>
    )
  }

  return (
    <section className="gallery" aria-label="Photos" data-sold={isSold || undefined}>
      <div
        ref={strip}
        className={`gallery-strip gallery-of-${Math.min(photos.length, MOSAIC)}`}
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
      {children}
      <div className="gallery-foot">
        {isDrawn(photos[0]) ? <Tag>Illustration</Tag> : <span />}
        <Button
          variant="quiet"
          small
          className="photo-count needs-script"
          onClick={() => setOpened(at)}
        >
          <Icon name="images" />
          <span className="only-wide">{showAll(photos.length)}</span>
          <span className="only-phone">
            <span className="visually-hidden">Show all photos, now at </span>
            {at + 1} / {photos.length}
          </span>
        </Button>
      </div>
      {opened !== undefined && (
        <Viewer photos={photos} name={name} start={opened} onClose={close} />
      )}
    </section>
  )
}

function showAll(count: number) {
  return count === 1 ? 'Show the photo' : `Show all ${count} photos`
}
