import { Link, useLocation } from 'react-router'
import { type HeaderKind, headerLinks } from '#app/features/site-header/header-links.ts'
import { withRedirect } from '#app/session/redirect.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
              <Link to={to} aria-current={isAt(location) ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
      <ValueLink />
          {kind === 'public' && <PublicLinks viewer={viewer} />}
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

function PublicLinks({ viewer }: Pick<SideMenuProps, 'viewer'>) {
  return (
    <>
      <li>
        <Link to="/list-property" discover="none">
          <Icon name="house-plus" />
          List Property
          <Tag free className={styles.tag}>
            FREE
          </Tag>
        </Link>
      </li>
      <ValueLink />
      <li>
        <Link to="/my-search" discover="none">
          <Icon name="heart" />
          My search
        </Link>
      </li>
      {viewer && viewer.kind !== 'seeker' && (
        <li>
          <Link to="/dashboard" discover="none">
            <Icon name="layout-dashboard" />
            Seller Dashboard
          </Link>
        </li>
      )}
      {viewer && (
        <li>
          <Link to="/profile">
            <Icon name="circle-user-round" />
            Profile
          </Link>
        </li>
      )}
      <li>
        <Link to="/compare">
          <Icon name="layers" />
          Compare
        </Link>
      </li>
      <li>
        <Link to="/apps">
          <Icon name="smartphone" />
          Download App
        </Link>
      </li>
      <li>
        <Link to="/help">
          <Icon name="message-circle-question-mark" />
          Help
        </Link>
      </li>
    </>
  )
}

function ValueLink() {
  return (
    <li>
      <Link to="/property-value-calculator">
        <Icon name="hand-coins" />
        Property value
      </Link>
    </li>
  )
}
