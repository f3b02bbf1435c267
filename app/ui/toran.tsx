import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/toran.module.css'

/** Marigolds and mango leaves over a door: hero, login and help only. */
export function Toran({ className }: { className?: string | undefined }) {
  return <div className={classes(styles.toran, className)} aria-hidden="true" />
}
