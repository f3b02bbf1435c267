import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import '#app/ui/tag.css'

type TagProps = { children: ReactNode; free?: boolean; className?: string }

/** A short word on a pill; `free` is the marigold one. */
export function Tag({ children, free, className }: TagProps) {
  return <span className={classes('tag', free && 'tag-free', className)}>{children}</span>
}
