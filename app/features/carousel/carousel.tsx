import { Children, type KeyboardEvent, type ReactNode, useId } from 'react'
import { PauseButton } from '#app/features/carousel/pause-button.tsx'
import { useCarousel } from '#app/features/carousel/use-carousel.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/carousel/carousel.module.css'

const widths = { 3: undefined, 4: styles.wide4, 5: styles.wide5 }

type CarouselProps = {
  title: string
  note?: string | undefined
  /** Shown beside the title, such as a link to all of them. */
  more?: ReactNode
  /** How many are shown side by side on a wide screen. */
  wide: keyof typeof widths
  /** How long each place is shown; without it nothing moves by itself. */
  everyMs?: number
  className?: string | undefined
  children: ReactNode
}

/** A titled row to swipe through; each child is one slide. */
export function Carousel({ title, note, more, wide, everyMs, className, children }: CarouselProps) {
  const id = useId()
  const { row, isStopped, setStopped, turn, holds } = useCarousel(everyMs)
  const things = Children.toArray(children)

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <section
      className={classes(styles.carousel, things.length <= wide && styles.isShort, className)}
      aria-labelledby={id}
      {...holds}
    >
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {more}
      </div>
      <div className={styles.arrows}>
        {everyMs && <PauseButton of={title} isStopped={isStopped} onChange={setStopped} />}
        <button type="button" className={styles.arrow} onClick={() => turn(-1)}>
          <Icon name="chevron-left" />
          <span className="visually-hidden">Previous: {title}</span>
        </button>
        <button type="button" className={styles.arrow} onClick={() => turn(1)}>
          <Icon name="chevron-right" />
          <span className="visually-hidden">Next: {title}</span>
        </button>
      </div>
      <ul
        ref={row}
        className={classes(styles.cardRow, widths[wide])}
        data-cards="even"
        onTouchStart={() => setStopped(true)}
        onKeyDown={onKey}
      >
        {things.map((thing, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is inside carries the key
          <li key={at}>{thing}</li>
        ))}
      </ul>
    </section>
  )
}
