import { Link } from 'react-router'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/phone-bar/phone-bar.module.css'

/**
 * A link on phones to the viewer's own start page, on pages whose own bar takes the place of the
 * tabs.
 */
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
