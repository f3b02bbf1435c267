import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/site-splash/splash.module.css'
import * as progressBarStyles from '#app/ui/progress-bar.module.css'

declare global {
  interface Window {
    /**
     * Runs in the start script, because the first page's splash plays before the modules have
     * loaded.
     */
    playSplash: (curtain: HTMLElement) => void
  }
}

/** A curtain over the page that is already there: the start script lifts it within 700 ms. */
export function Splash() {
  return (
    <div
      ref={play}
      className={classes(styles.splash, styles.splashOver)}
      data-splash=""
      aria-hidden="true"
    >
      <i className={styles.splashMark} />
      <div className={classes(progressBarStyles.progress, progressBarStyles.isEndless, styles.bar)}>
        <i />
      </div>
    </div>
  )
}

/** A splash that came with a later page; the first page's is playing or has played. */
function play(curtain: HTMLElement | null) {
  if (curtain) window.playSplash(curtain)
}
