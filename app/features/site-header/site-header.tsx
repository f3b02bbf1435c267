import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountCard } from '#app/features/site-header/account-card.tsx'
import { type HeaderKind, headerLinks } from '#app/features/site-header/header-links.ts'
import { SideMenu } from '#app/features/site-header/side-menu.tsx'
import { useBackClosesPopups } from '#app/features/site-header/use-back-closes-popups.ts'
import { useClosedAfterNavigation } from '#app/features/site-header/use-closed-after-navigation.ts'
import { useHoverOpen } from '#app/features/site-header/use-hover-open.ts'
import { withRedirect } from '#app/session/redirect.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { displayName } from '#contract/format/names.ts'
import * as styles from '#app/features/site-header/site-header.module.css'

type SiteHeaderProps = {
  kind?: HeaderKind
  siteName: string
  viewer: ViewerSummary | null
  /** Whether the bar is as wide as the search page. */
  wide?: boolean
  /** Further buttons of the bar, before the account. */
  children?: ReactNode
}

const logoWords = { public: '', dashboard: ' Dashboard', admin: ' Admin' }
const homes = { public: '/', dashboard: '/', admin: '/admin' }

/** The bar at the top of a page. Its two popups close each other and work before any script. */
// biome-ignore lint/plugin/function-length: more components would weigh more than the search page may
export function SiteHeader({ kind = 'public', siteName, viewer, wide, children }: SiteHeaderProps) {
  const card = useRef<HTMLDivElement>(null)
  const header = useClosedAfterNavigation()
  const hover = useHoverOpen(card)
  useBackClosesPopups(header)

  return (
    <header
      ref={header}
      className={classes(
        styles.siteHeader,
        kind !== 'public' && styles.isInside,
        wide && styles.isWide,
      )}
    >
      <div className={classes(styles.bar, 'page')}>
        <Link className={styles.logo} to={homes[kind]}>
          <Logo variant={kind} alt={`${siteName}${logoWords[kind]}`} />
        </Link>
        <MainNav kind={kind} />
        <div className={classes(styles.account, 'not-printed')}>
          {children}
          {viewer?.isStaff && kind !== 'admin' && (
            <Link className={classes(styles.navLink, 'only-wide')} to="/admin" discover="none">
              Admin
            </Link>
          )}
          {kind === 'public' && <OwnLinks viewer={viewer} />}
          {viewer ? (
            <button
              type="button"
              className={classes(styles.navLink, styles.hello, 'only-wide')}
              popoverTarget="account-card"
              popoverTargetAction="show"
              data-unread={viewer.unread || undefined}
              {...hover}
            >
              <Avatar name={viewer.name} photo={viewer.photo} />
              <span>Hello, {displayName(viewer.name)}</span>
            </button>
          ) : (
            <LoginLinks />
          )}
          <IconButton
            className={classes(styles.popupButton, 'only-phone')}
            label="Profile"
            popoverTarget="account-card"
            data-unread={viewer?.unread || undefined}
          >
            {viewer ? (
              <Avatar name={viewer.name} photo={viewer.photo} />
            ) : (
              <Icon name="circle-user-round" />
            )}
          </IconButton>
          {kind !== 'admin' && (
            <IconButton
              className={classes(styles.popupButton, styles.menuToggle)}
              label="Menu"
              popoverTarget="side-menu"
            >
              <Icon name="menu" className={styles.whenClosed} />
              <Icon name="x" className={styles.whenOpen} />
            </IconButton>
          )}
        </div>
      </div>
      <AccountCard ref={card} viewer={viewer} siteName={siteName} {...hover} />
      {kind !== 'admin' && <SideMenu kind={kind} viewer={viewer} />}
    </header>
  )
}

function MainNav({ kind }: { kind: HeaderKind }) {
  const location = useLocation()
  const links = headerLinks(kind)
  if (links.length === 0) return null

  return (
    <nav aria-label="Main">
      {links.map(({ label, to, isAt }) => (
        <Link
          key={to}
          className={styles.navLink}
          to={to}
          discover="none"
          aria-current={isAt(location) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function OwnLinks({ viewer }: Pick<SiteHeaderProps, 'viewer'>) {
  const { pathname } = useLocation()
  if (/^\/apps\/?$/.test(pathname)) {
    return (
      <Link className={classes(styles.navLink, 'only-wide')} to="/apps#install">
        <Icon name="smartphone" />
        Download App
      </Link>
    )
  }
  const own = { className: classes(styles.navLink, 'only-wide'), discover: 'none' } as const
  return (
    <>
      <Link {...own} to="/list-property">
        <Icon name="house-plus" />
        List Property
        <Tag free>FREE</Tag>
      </Link>
      {viewer?.kind !== 'owner' && (
        <Link
          {...own}
          to="/my-search"
          aria-current={pathname === '/my-search' ? 'page' : undefined}
        >
          My search
        </Link>
      )}
      {viewer && viewer.kind !== 'seeker' && (
        <Link {...own} to="/dashboard">
          Seller Dashboard
        </Link>
      )}
    </>
  )
}

function LoginLinks() {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (
    <>
      <Link className={classes(styles.navLink, 'only-wide')} to={withRedirect('/login', here)}>
        Login
      </Link>
      <ButtonLink className="only-wide" variant="quiet" small to={withRedirect('/signup', here)}>
        Sign Up
      </ButtonLink>
    </>
  )
}
