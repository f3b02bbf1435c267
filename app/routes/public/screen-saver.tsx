import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { useSite } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/logo.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import * as splashStyles from '#app/features/site-splash/splash.module.css'
import * as styles from '#app/routes/public/screen-saver.module.css'

export const meta = pageMeta({ title: 'Screen Saver', isPrivate: true })

/** Nothing but the logo; a press anywhere returns to the page before. */
export default function ScreenSaverPage() {
  const { name } = useSite()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (window.history.length < 2) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <main id="content" tabIndex={-1}>
      <h1 className="visually-hidden">{name}</h1>
      <Link
        to="/"
        className={classes(splashStyles.splash, styles.screenSaver)}
        aria-label="Go back"
        onClick={goBack}
      >
        <Logo variant="mark" height={80} alt="" />
        <ProgressBar />
      </Link>
    </main>
  )
}
