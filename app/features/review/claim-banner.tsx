import { useRefresh } from '#app/browser/use-refresh.ts'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { useClaim } from '#app/features/review/use-claim.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { notificationTime } from '#contract/format/dates.ts'
import { listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts/review.ts'
import * as styles from '#app/features/review/review-desk.module.css'

/** Says when a colleague looks at the listing, or has changed it since it was opened. */
export function ClaimBanner({ view }: { view: ReviewView }) {
  const { isMine, name, since, status, version } = useClaim(view)
  const refresh = useRefresh()
  const isDecided = status !== view.status
  if (!isDecided && version !== view.version) {
    return (
      <Banner tone="bad" role="alert" className={styles.claim}>
        {texts.changedMeanwhile}{' '}
        <Button small variant="quiet" onClick={() => refresh()}>
          Show it as it is now
        </Button>
      </Banner>
    )
  }
  if (isDecided) {
    return (
      <Banner tone="bad" role="alert" className={styles.claim}>
        {texts.decidedMeanwhile(isMine ? 'Somebody' : name, listingStatuses.labels[status])}
      </Banner>
    )
  }
  if (view.isOwn) {
    return (
      <Banner tone="wait" className={styles.claim}>
        {texts.ownListing}
      </Banner>
    )
  }
  if (isMine) return null
  return (
    <Banner tone="wait" role="alert" className={styles.claim}>
      {texts.heldBy(name, notificationTime(since, new Date()).toLowerCase())}
    </Banner>
  )
}
