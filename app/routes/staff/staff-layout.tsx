import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { LastDecisionProvider } from '#app/features/review/last-decision.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { NotOnPhones } from '#app/features/staff-frame/not-on-phones.tsx'
import { StaffLinks } from '#app/features/staff-frame/staff-links.tsx'
import { prepareConfirm } from '#app/forms/prepare-confirm.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { requireStaff } from '#app/session/viewer.ts'
import type { Route } from './+types/staff-layout'
import * as styles from '#app/features/staff-frame/staff-frame.module.css'

export const clientMiddleware = [keepPageOnRefresh]

/** Keeps everybody else out of all staff pages; each page checks again in its own loader. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context, url)
  return { isAdministrator: role === 'administrator' }
}

export default function StaffLayout() {
  return (
    <Frame>
      <LastDecisionProvider>
        <Outlet />
      </LastDecisionProvider>
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const site = useSite()
  useEffect(prepareConfirm, [])
  return (
    <>
      <NotOnPhones siteName={site.name} />
      <div className={styles.frame}>
        <SiteHeader kind="admin" siteName={site.name} viewer={useViewer()}>
          <StaffLinks />
        </SiteHeader>
        <div id="content" tabIndex={-1}>
          <main className={`${styles.main} page`}>{children}</main>
        </div>
      </div>
    </>
  )
}
