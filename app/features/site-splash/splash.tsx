import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/site-splash/splash.module.css'
import * as progressBarStyles from '#app/ui/progress-bar.module.css'

/** A curtain over the page that is already there; style alone draws and lifts it, within 700 ms. */
export function Splash() {
  return (
    <div className={classes(styles.splash, styles.splashOver)} data-splash="" aria-hidden="true">
      <i className={styles.splashMark} />
      <div className={classes(progressBarStyles.progress, progressBarStyles.isEndless, styles.bar)}>
        <i />
      </div>
    </div>
  )
}
