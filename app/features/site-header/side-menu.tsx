import { Link, useLocation } from 'react-router'
import { type HeaderKind, headerLinks } from '#app/features/site-header/header-links.ts'
import { withRedirect } from '#app/session/redirect.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/site-header/side-menu.module.css'

type SideMenuProps = { kind: HeaderKind; viewer: ViewerSummary | null }

/** The menu of small screens. It stays below the bar, so that the bar's buttons can be pressed. */
export function SideMenu({ kind, viewer }: SideMenuProps) {
  const location = useLocation()
  const isSignedIn = viewer !== null

  return (
    <div id="side-menu" popover="auto" className={styles.sideMenu}>
      <button
        type="button"
        className={styles.sideMenuScrim}
        popoverTarget="side-menu"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
      <nav aria-label="Menu" className={styles.sideMenuPanel}>
        <ul>
          {headerLinks(kind).map(({ label, to, icon, isAt }) => (
            <li key={to}>
              <Link to={to} discover="none" aria-current={isAt(location) ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
          {kind === 'public' && <ListProperty />}
          {moreLinks(kind, viewer).map(([to, icon, label]) => (
            <li key={to}>
              <Link to={to} discover="none">
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
          {viewer?.isStaff && (
            <li>
              <Link to="/admin" discover="none">
                <Icon name="shield-check" />
                Admin
              </Link>
            </li>
          )}
        </ul>
        {kind === 'public' && !isSignedIn && (
          <ButtonLink to={withRedirect('/login', `${location.pathname}${location.search}`)} wide>
            Login
          </ButtonLink>
        )}
        {kind === 'dashboard' && (
          <ButtonLink to="/list-property" discover="none" variant="welcome" wide>
            List Your Property
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}

type MenuLink = readonly [to: string, icon: IconName, label: string]

function moreLinks(kind: HeaderKind, viewer: ViewerSummary | null) {
  const links: MenuLink[] = [['/property-value-calculator', 'hand-coins', 'Property value']]
  if (kind !== 'public') return links
  links.push(['/my-search', 'heart', 'My search'])
  if (viewer && viewer.kind !== 'seeker') {
    links.push(['/dashboard', 'layout-dashboard', 'Seller Dashboard'])
  }
  if (viewer) links.push(['/profile', 'circle-user-round', 'Profile'])
  links.push(
    ['/compare', 'layers', 'Compare'],
    ['/apps', 'smartphone', 'Download App'],
    ['/help', 'message-circle-question-mark', 'Help'],
  )
  return links
}

function ListProperty() {
  return (
    <li>
      <Link to="/list-property" discover="none">
        <Icon name="house-plus" />
        List Property
        <Tag free className={styles.tag}>
          FREE
        </Tag>
      </Link>
    </li>
  )
}
