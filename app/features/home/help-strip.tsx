import { telHref } from '#app/browser/tel-href.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/home/help-strip.module.css'

/** Whom to call or write to. */
export function HelpStrip({ phone, email }: { phone: string; email: string }) {
  return (
    <section className="page" aria-labelledby="help-title">
      <div className={styles.helpStrip}>
        <div>
          <h2 id="help-title">Need Help? Talk to Our Experts</h2>
          <p className="soft">Every day, 9 am to 8 pm, in Hindi and English.</p>
        </div>
        <div className={styles.contacts}>
          <ButtonLink to={telHref(phone)}>
            <Icon name="phone" />
            {phone}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
