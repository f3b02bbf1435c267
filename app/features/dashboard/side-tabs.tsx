import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { dashboardTabs } from '#app/features/dashboard/dashboard-tabs.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/dashboard/dashboard-frame.module.css'

type SideTabsProps = {
  siteName: string
  /** The tag of a tab, such as `2 new`, by the tab's id. */
  news: Record<string, string | undefined>
  children: ReactNode
}

/** The sidebar of wide screens. */
export function SideTabs({ siteName, news, children }: SideTabsProps) {
  return (
    <aside className={styles.side}>
      <Link to="/" className={styles.logo}>
        <Logo variant="dashboard" height={34} alt={`${siteName} Dashboard`} />
      </Link>
      <nav aria-label="Dashboard" className={styles.sideTabs}>
        {dashboardTabs.map(({ id, to, label, icon }) => (
          <NavLink key={id} to={to} end={id === 'dashboard_tab'}>
            <Icon name={icon} />
            {label}
            {news[id] && <Tag className={styles.news ?? ''}>{news[id]}</Tag>}
          </NavLink>
        ))}
        {children}
        <Link to="/help">
          <Icon name="message-circle-question-mark" />
          Help and answers
        </Link>
      </nav>
      <ButtonLink to="/list-property" variant="welcome">
        <Icon name="plus" />
        List Your Property
      </ButtonLink>
    </aside>
  )
}
