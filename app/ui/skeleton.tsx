import { classes } from '#app/ui/classes.ts'
import * as pictureStyles from '#app/ui/picture.module.css'
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

/** The outline of a listing card. */
function SkeletonCard() {
  return (
    <div aria-hidden="true" className={styles.skeletonCard}>
      <div className={pictureStyles.picture} />
      <Skeleton width="45%" height="1.625rem" />
      <Skeleton width="80%" height="1.125rem" />
      <Skeleton width="55%" />
    </div>
  )
}

/** Placeholders for several cards; says "loading" once. */
export function SkeletonCards({ count, label = 'Loading' }: { count: number; label?: string }) {
  return (
    <>
      <span role="status" className="visually-hidden">
        {label}
      </span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <SkeletonCard key={place} />
      ))}
    </>
  )
}
