import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { withRedirect } from '#app/session/redirect.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import * as styles from '#app/features/site-header/account-card.module.css'

type AccountCardProps = ComponentProps<'div'> & {
  viewer: ViewerSummary | null
  siteName: string
}

/** Who is signed in, links to their pages, logout; the same popup on wide screens and phones. */
export function AccountCard({ viewer, siteName, ...popup }: AccountCardProps) {
  return (
    <div
      {...popup}
      id="account-card"
      popover="auto"
      role="dialog"
      aria-label="Account"
      className={classes(styles.accountCard, styles.accountPopup)}
    >
      {viewer ? <SignedIn viewer={viewer} /> : <SignedOut siteName={siteName} />}
    </div>
  )
}

function SignedIn({ viewer }: { viewer: ViewerSummary }) {
  return (
    <>
      <div className={styles.who}>
        <Avatar name={viewer.name} photo={viewer.photo} />
        <b>Hello, {displayName(viewer.name)}</b>
      </div>
      <ul>
        <li className="number">{formatPhone(viewer.phone)}</li>
        {viewer.email && <li>{viewer.email}</li>}
      </ul>
      <div className={classes(styles.buttons, styles.places)}>
        {placesOf(viewer).map(([to, icon, label]) => (
          <ButtonLink key={to} to={to} discover="none" variant="plain" small>
            <Icon name={icon} />
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to="/logout" reloadDocument variant="plain" small>
          <Icon name="log-out" />
          Logout
        </ButtonLink>
      </div>
    </>
  )
}

type Place = readonly [to: string, icon: IconName, label: string]

function placesOf({ unread, isStaff }: ViewerSummary): Place[] {
  return [
    ['/my-search', 'heart', 'My search'],
    ['/compare', 'layers', 'Compare'],
    ['/property-value-calculator', 'hand-coins', 'Property value'],
    ['/dashboard/inbox', 'bell', `Messages ${unread || ''}`],
    ...(isStaff ? [['/admin', 'shield-check', 'Admin'] as const] : []),
    ['/profile', 'pencil', 'Edit'],
  ]
}

function SignedOut({ siteName }: { siteName: string }) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (
    <>
      <p>
        <b>Welcome to {siteName}</b>
        <span className="soft small">Save homes, call owners, list your own.</span>
      </p>
      <div className={styles.buttons}>
        <ButtonLink to={withRedirect('/login', here)} small>
          Login
        </ButtonLink>
        <ButtonLink to={withRedirect('/signup', here)} variant="quiet" small>
          Sign Up
        </ButtonLink>
      </div>
    </>
  )
}
