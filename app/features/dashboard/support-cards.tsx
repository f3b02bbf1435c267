import { telHref } from '#app/browser/tel-href.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SiteSettings } from '#contract/site.ts'
import * as styles from '#app/features/dashboard/dashboard.module.css'

/** On phones: three ways to reach the company, and a link to the help page. */
export function SupportCards({ site }: { site: SiteSettings }) {
  return (
    <section className={styles.support} aria-labelledby="customer-support">
      <h2 id="customer-support">Customer support</h2>
      <div className={styles.supportCards}>
        <a href={telHref(site.phone)}>
          <Icon name="phone" />
          Call
        </a>
        <a href={`mailto:${site.email}`}>
          <Icon name="mail" />
          E-mail
        </a>
        <a href={site.whatsappUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" />
          WhatsApp
        </a>
      </div>
      <TextLink to="/help" arrow>
        Help and answers
      </TextLink>
    </section>
  )
}
