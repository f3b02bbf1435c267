import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/page-part.module.css'

type PagePartProps = {
  /** Of the heading, which names the part. */
  id: string
  title: string
  /** At the other end of the heading's line: a count, a link. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of a page under its heading. */
export function PagePart({ id, title, beside, className, children }: PagePartProps) {
  return (
    <section className={classes(styles.part, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
