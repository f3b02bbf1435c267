import type { ReactNode } from 'react'
import type { Reasons, Subject } from '#app/features/review/use-reasons.ts'
import { Check } from '#app/ui/check.tsx'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/review/review-desk.module.css'

type TickProps = {
  subjects: readonly Subject[]
  /** What is to be corrected, for those who do not see where the tick stands. */
  name: string
  reasons: Reasons
  className?: string | undefined
  /** What is shown beside the tick; a click on it ticks as well. */
  children?: ReactNode
}

/** Marks answers or pictures as to be corrected. */
export function Tick({ subjects, name, reasons, className, children }: TickProps) {
  return (
    <Check
      className={classes(styles.tick, className)}
      label={
        <>
          <span className="visually-hidden">Correct: {name}</span>
          {children}
        </>
      }
      checked={subjects.every((each) => reasons.textOf(each) !== undefined)}
      onChange={() => reasons.toggle(subjects)}
    />
  )
}
