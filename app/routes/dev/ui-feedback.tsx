import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Skeleton, SkeletonCards } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Stars } from '#app/ui/stars.tsx'
import * as messages from '#contract/messages.ts'
import '#app/ui/splash.css'

/** What says that something is, was or will be. */
export function FeedbackSamples() {
  return (
    <section>
      <h2>Feedback</h2>
      <div className="grid-3">
        <div className="stack">
          <Notice>{messages.listing.loginForContact}</Notice>
          <Notice tone="wait">{messages.listing.underVerification}</Notice>
          <Notice tone="bad">{messages.trouble.loadFailed}</Notice>
        </div>
        <div className="stack">
          <ProgressBar done={0.33} label="Step 2 of 6" />
          <ProgressBar label="Loading listings" />
          <div className="samples">
            <Spinner />
            <Stars rating={4} />
          </div>
        </div>
        <div className="boxed stack">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton height="3rem" />
        </div>
        <Empty title={messages.search.nothing} text={messages.search.nothingHint} as="h3">
          <Button variant="quiet" small>
            Clear filters
          </Button>
        </Empty>
        <div className="splash">
          <Logo variant="mark" height={80} />
          <ProgressBar />
        </div>
      </div>
      <div className="grid-cards">
        <SkeletonCards count={4} />
      </div>
    </section>
  )
}
