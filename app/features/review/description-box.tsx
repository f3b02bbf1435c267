import { useState } from 'react'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { group } from '#contract/texts/counting.ts'
import * as styles from '#app/features/review/fact-list.module.css'
import * as deskStyles from '#app/features/review/review-desk.module.css'

type DescriptionBoxProps = { view: ReviewView; reasons: Reasons }

/** The owner's own words, with what should not stand in them marked. */
export function DescriptionBox({ view: { description, signals }, reasons }: DescriptionBoxProps) {
  const found = signals.find(({ field }) => field === 'description')?.found
  const [isOpen, setOpen] = useState(false)
  const words = description.split(/\s+/).filter(Boolean).length
  return (
    <section className={classes(deskStyles.card, styles.words)} aria-label="Description">
      <h2>
        <Tick subjects={[{ field: 'description' }]} name="Description" reasons={reasons}>
          <span aria-hidden="true">Description</span>
        </Tick>
        <button type="button" onClick={() => setOpen(true)}>
          Read {words === 1 ? '1 word' : `${group(words)} words`}
        </button>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
      <p tabIndex={0}>{description ? marked(description, found) : 'not given'}</p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Description" wide>
        <p className={styles.whole}>{marked(description, found)}</p>
      </Dialog>
    </section>
  )
}

/** In a long text, scrolls to the marked words. */
function showInBox(mark: HTMLElement | null) {
  const box = mark?.parentElement
  if (mark && box) box.scrollTop = mark.offsetTop - box.offsetTop - box.clientHeight / 2
}

function marked(text: string, found: string | undefined) {
  const at = found ? text.indexOf(found) : -1
  if (!found || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark key={found} ref={showInBox}>
        {found}
      </mark>
      {text.slice(at + found.length)}
    </>
  )
}
