import streetUrl from '#app/pictures/hero-street.svg?no-inline'
import { Toran } from '#app/ui/toran.tsx'
import * as styles from '#app/features/login/login.module.css'

/** The street at dusk beside the form: a welcome for the eye only. */
export function LoginScene() {
  return (
    <section className={styles.loginScene} aria-hidden="true">
      <img src={streetUrl} alt="" />
      <Toran className={styles.loginToran} />
      <div className={styles.words}>
        <p className={styles.welcome}>
          Come in.
          <br />
          Your home is waiting.
        </p>
        <p>Save homes you like, see the owner's number and list your own property for free.</p>
      </div>
    </section>
  )
}
