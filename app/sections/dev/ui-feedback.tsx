import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Stars } from '#app/ui/stars.tsx'
import * as texts from '#contract/texts.ts'
import * as splashStyles from '#app/features/site-splash/splash.module.css'
import * as styles from '#app/sections/dev/ui.module.css'

/** Components that tell the user about states and results. */
export function FeedbackSamples() {
  return (
    <section>
      <h2>Feedback</h2>
      <div className={styles.grid3}>
        <div className={styles.stack}>
          <Banner>{texts.listing.loginForContact}</Banner>
          <Banner tone="wait">{texts.listing.underVerification}</Banner>
          <Banner tone="bad">{texts.trouble.loadFailed}</Banner>
        </div>
        <div className={styles.stack}>
          <ProgressBar done={0.33} label="Step 2 of 6" />
          <ProgressBar label="Loading listings" />
          <div className={styles.samples}>
            <Spinner />
            <Stars rating={4} />
          </div>
        </div>
        <div className={classes(styles.boxed, styles.stack)}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton height="3rem" />
        </div>
        <Empty title={texts.search.nothing} text={texts.search.nothingHint} as="h3">
          <Button variant="quiet" small>
            Clear filters
          </Button>
        </Empty>
        <div className={splashStyles.splash}>
          <Logo variant="mark" height={80} />
          <ProgressBar />
        </div>
      </div>
    </section>
  )
}
