import '#app/ui/progress-bar.css'
import '#app/ui/splash.css'

/** A curtain over the page that is already there; style alone draws and lifts it, within 700 ms. */
export function Splash() {
  return (
    <div className="splash splash-over" data-splash="" aria-hidden="true">
      <i className="splash-mark" />
      <div className="progress is-endless">
        <i />
      </div>
    </div>
  )
}
