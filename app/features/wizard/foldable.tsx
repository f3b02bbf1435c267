import { type ReactNode, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/wizard/foldable.module.css'

type FoldableProps = { title: string; note: string; startsOpen: boolean; children: ReactNode }

/** Open beside the form, folded above it on a phone. */
export function Foldable({ title, note, startsOpen, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <section className={styles.foldable} aria-label={title}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <span className={styles.foldNote}>{note}</span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </section>
  )
}
