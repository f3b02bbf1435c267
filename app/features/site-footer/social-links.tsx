import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import type { SiteSettings } from '#contract/site.ts'
import * as styles from '#app/features/site-footer/site-footer.module.css'

type Network = keyof SiteSettings['social']

const networks: [network: Network, name: string, icon: IconName][] = [
  ['facebook', 'Facebook', 'facebook'],
  ['instagram', 'Instagram', 'instagram'],
  ['youtube', 'YouTube', 'youtube'],
  ['linkedin', 'LinkedIn', 'linkedin'],
  ['x', 'X', 'social-x'],
]

type SocialLinksProps = { social: SiteSettings['social']; siteName: string }

export function SocialLinks({ social, siteName }: SocialLinksProps) {
  return (
    <ul className={styles.social}>
      {networks.map(([network, name, icon]) => (
        <li key={network}>
          <a href={social[network]} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span className="visually-hidden">
              {siteName} on {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
