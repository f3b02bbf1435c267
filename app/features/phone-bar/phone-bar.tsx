import { Link, useLocation } from 'react-router'
import { phoneTabs, type Side } from '#app/features/phone-bar/phone-tabs.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/phone-bar/phone-bar.module.css'

type PhoneBarProps = { viewer: ViewerSummary; side: Side; label: string }

/** The bar at the foot of phones, with the tabs of a seeker, an owner or both. */
export function PhoneBar({ viewer, side, label }: PhoneBarProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={classes(styles.phoneBar, 'only-phone')} data-dock>
      {phoneTabs(viewer.kind, side).map(([to, name, icon]) => (
        <Link
          key={to}
          to={to}
          discover="none"
          className={icon === 'plus' ? styles.listTab : undefined}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
