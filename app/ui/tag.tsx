import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/tag.module.css'

type TagProps = { children: ReactNode; free?: boolean; className?: string }

/** A short word on a pill; `free` is the marigold one. */
export function Tag({ children, free, className }: TagProps) {
  return <span className={classes(styles.tag, free && styles.tagFree, className)}>{children}</span>
}
