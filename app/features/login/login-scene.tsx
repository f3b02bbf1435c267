import streetUrl from '#app/pictures/hero-street.svg?no-inline'
import { Toran } from '#app/ui/toran.tsx'

/** The street at dusk beside the form: a welcome for the eye only. */
export function LoginScene() {
  return (
    <section className="login-scene" aria-hidden="true">
      <img src={streetUrl} alt="" />
      <Toran className="login-toran" />
      <div className="words">
        <p className="welcome">
          Come in.
          <br />
          Your home is waiting.
        </p>
        <p>Save homes you like, see the owner's number and list your own property for free.</p>
      </div>
    </section>
  )
}
