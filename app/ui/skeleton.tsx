import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/skeleton.module.css'

type SkeletonProps = { width?: string; height?: string; className?: string }

/** A grey line or block where something is about to appear. */
export function Skeleton({ width = '100%', height = '1rem', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classes(styles.skeleton, className)}
      style={{ width, height }}
    />
  )
}
