import { type ReactNode, useState } from 'react'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import * as deskStyles from '#app/features/review/review-desk.module.css'
import * as styles from '#app/features/review/side-boxes.module.css'

type SpotBoxProps = { view: ReviewView; map: ReactNode; reasons: Reasons }

/** Where the pin is, on a small map that opens in large, and what is odd about it. */
export function SpotBox({ view: { pin, signals }, map, reasons }: SpotBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const odd = signals.find(({ kind }) => kind === 'pin-outside')
  return (
    <section className={classes(deskStyles.card, styles.spot)} aria-label="Place">
      {map ?? <p className={styles.noMap}>No pin on the map</p>}
      <div className={styles.pin} data-odd={odd ? true : undefined}>
        <Tick subjects={[{ field: 'lat' }]} name="Pin on the map" reasons={reasons}>
          <span aria-hidden={!odd}>{odd ? odd.text : `Pin ${pin || 'not set'}`}</span>
        </Tick>
        {pin && (
          <button type="button" onClick={() => setOpen(true)}>
            Open map
          </button>
        )}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Where it is" wide>
        {isOpen && map}
      </Dialog>
    </section>
  )
}
