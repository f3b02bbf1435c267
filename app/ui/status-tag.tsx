import { classes } from '#app/ui/classes.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as styles from '#app/ui/status-tag.module.css'

const tones: Record<ListingStatus, string | undefined> = {
  active: styles.statusGood,
  sold_out: styles.statusGood,
  draft: styles.statusWait,
  under_review: styles.statusWait,
  delete: styles.statusBad,
  review_failed: styles.statusBad,
}

/** The status of a listing: a dot and its word. */
export function StatusTag({ status }: { status: ListingStatus }) {
  return (
    <span className={classes(styles.status, tones[status])}>{listingStatuses.labels[status]}</span>
  )
}
