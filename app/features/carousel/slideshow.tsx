import { useState } from 'react'
import { PauseButton } from '#app/features/carousel/pause-button.tsx'
import { useCarousel } from '#app/features/carousel/use-carousel.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/carousel/slideshow.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type SlideshowProps = {
  images: readonly string[]
  /** How long each picture is shown. */
  everyMs: number
}

/** Decorative pictures that follow each other in one frame. */
export function Slideshow({ images, everyMs }: SlideshowProps) {
  const { row, isStopped, setStopped, holds } = useCarousel(everyMs)
  const [shown, setShown] = useState(0)

  function follow() {
    const { current } = row
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth))
  }

  return (
    <figure className={classes(pictureStyles.picture, styles.slideshow)} {...holds}>
      <ul
        ref={row}
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onTouchStart={() => setStopped(true)}
        onScroll={follow}
      >
        {images.map((image) => (
          <li key={image}>
            <img src={image} alt="" width={800} height={600} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
      <span className={styles.slides} aria-hidden="true">
        {images.map((image, at) => (
          <i key={image} className={classes(at === shown && styles.isOn)} />
        ))}
      </span>
      <PauseButton
        of="pictures"
        isStopped={isStopped}
        onChange={setStopped}
        className={styles.pause}
      />
    </figure>
  )
}
