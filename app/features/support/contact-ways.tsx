import { telHref } from '#app/browser/tel-href.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SiteSettings } from '#contract/site.ts'
import * as styles from '#app/features/support/support.module.css'

type ContactWaysProps = {
  site: SiteSettings
  onCallBack: () => void
  onMail: () => void
}

/** Four ways to contact us. */
export function ContactWays({ site, onCallBack, onMail }: ContactWaysProps) {
  return (
    <ul className={styles.contactWays}>
      <li>
        <Icon name="phone-call" />
        <h3>We call you</h3>
        <p>Leave your number and our team calls back.</p>
        <Button variant="quiet" small onClick={onCallBack}>
          Request a call back
        </Button>
      </li>
      <li>
        <Icon name="phone" />
        <h3>You call us</h3>
        <p>Every day, 9 am to 8 pm, in Hindi and English.</p>
        <ButtonLink to={telHref(site.phone)} variant="quiet" small className="number">
          {site.phone}
        </ButtonLink>
      </li>
      <li>
        <Icon name="mail" />
        <h3>Write to us</h3>
        <p>
          Or to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        <Button variant="quiet" small onClick={onMail}>
          Email US
        </Button>
      </li>
      <li>
        <Icon name="message-circle" />
        <h3>Chat</h3>
        <p>Send us the number of the property you ask about.</p>
        <ButtonLink
          to={site.whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="quiet"
          small
        >
          Chat on Whatsapp
        </ButtonLink>
      </li>
    </ul>
  )
}
