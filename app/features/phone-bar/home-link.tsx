import { Link } from 'react-router'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/phone-bar/phone-bar.module.css'

/** One tap on a phone to what somebody comes back for, where a page has another bar at its foot. */
export function HomeLink({ viewer: { kind } }: { viewer: ViewerSummary }) {
  const isOwner = kind === 'owner'
  return (
    <Link
      to={isOwner ? '/dashboard' : '/my-search'}
      discover="none"
      className={classes(styles.homeLink, 'only-phone')}
      aria-label={isOwner ? 'Seller Dashboard' : 'My search'}
    >
      <Icon name={isOwner ? 'layout-dashboard' : 'heart'} />
    </Link>
  )
}
