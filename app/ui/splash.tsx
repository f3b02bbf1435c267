import { Logo } from '#app/ui/logo.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import '#app/ui/splash.css'

/** A curtain over the page that is already there; style alone lifts it, within 700 ms. */
export function Splash() {
  return (
    <div className="splash splash-over" aria-hidden="true">
      <Logo variant="mark" height={80} alt="" />
      <ProgressBar />
    </div>
  )
}
