import type { ReviewView } from '#app/features/review/review-view.ts'
import { useClaim } from '#app/features/review/use-claim.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { notificationTime } from '#contract/dates.ts'
import * as messages from '#contract/messages/review.ts'
import { listingStatuses } from '#contract/options.ts'
import * as styles from '#app/features/review/review-desk.module.css'

/** Says when somebody else looks at the listing, or has changed it since it was opened. */
export function ClaimNotice({ view }: { view: ReviewView }) {
  const { isMine, name, since, status, version } = useClaim(view)
  const refresh = useRefresh()
  const isDecided = status !== view.status
  if (!isDecided && version !== view.version) {
    return (
      <Notice tone="bad" role="alert" className={styles.claim}>
        {messages.changedMeanwhile}{' '}
        <Button small variant="quiet" onClick={() => refresh()}>
          Show it as it is now
        </Button>
      </Notice>
    )
  }
  if (isDecided) {
    return (
      <Notice tone="bad" role="alert" className={styles.claim}>
        {messages.decidedMeanwhile(isMine ? 'Somebody' : name, listingStatuses.labels[status])}
      </Notice>
    )
  }
  if (isMine) return null
  return (
    <Notice tone="wait" role="alert" className={styles.claim}>
      {messages.heldBy(name, notificationTime(since, new Date()).toLowerCase())}
    </Notice>
  )
}
