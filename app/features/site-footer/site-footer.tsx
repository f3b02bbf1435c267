import { Link } from 'react-router'
import { telHref } from '#app/browser/tel-href.ts'
import { SocialLinks } from '#app/features/site-footer/social-links.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import type { SiteSettings } from '#contract/site.ts'
import * as styles from '#app/features/site-footer/site-footer.module.css'

// Few people follow these links, so pages do not discover the routes behind them in advance
// (`discover`).
type FooterLink = { label: string; to: string }

const aboutUs: FooterLink[] = [
  { label: 'About', to: '/about' },
  { label: 'Cities and localities', to: '/localities' },
  { label: 'Mobile App', to: '/apps' },
  { label: 'Customer Service', to: '/customer-service' },
]

const forOwners: FooterLink[] = [
  { label: 'List Property', to: '/list-property' },
  { label: 'Dashboard', to: '/seller/dashboard' },
  { label: 'Contact Us', to: '/help' },
]

export function SiteFooter({ site }: { site: SiteSettings }) {
  return (
    <footer className={styles.siteFooter}>
      <div className="page">
        <div>
          <Logo variant="light" alt={site.name} loading="lazy" />
          <p className={styles.promise}>
            Listing is free. Homes, shops and offices in seven northern cities, straight from the
            people who own them.
          </p>
          <SocialLinks social={site.social} siteName={site.name} />
        </div>
        <div className={styles.links}>
          <FooterLinks title={site.name} links={aboutUs} />
          <FooterLinks title="For owners" links={forOwners} />
          <div>
            <h2>Talk to us</h2>
            <ul>
              <li>
                <a className="number" href={telHref(site.phone)}>
                  <Icon name="phone" />
                  {site.phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>
                  <Icon name="mail" />
                  {site.email}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          {/* Around New Year, server and browser may be in different years. */}
          <p suppressHydrationWarning>
            © 2024–{new Date().getFullYear()} {site.name}
          </p>
          <ul>
            <li>
              <Link to="/privacy-policy" discover="none">
                Privacy Policy
              </Link>
            </li>
            <li>
              <Link to="/terms-conditions" discover="none">
                Terms of Service
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} discover="none">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
