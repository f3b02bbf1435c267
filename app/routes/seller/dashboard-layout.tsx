import { type ReactNode, useCallback, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { SideTabs } from '#app/features/dashboard/side-tabs.tsx'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { HelpButton } from '#app/features/help/help-button.tsx'
import { BellLink, MessagesLink } from '#app/features/notifications/bell-link.tsx'
import { NotificationPanel } from '#app/features/notifications/notification-panel.tsx'
import { PanelContext } from '#app/features/notifications/panel-context.ts'
import { useLiveInbox } from '#app/features/notifications/use-live-inbox.ts'
import { PhoneBar } from '#app/features/phone-bar/phone-bar.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { usePrefetchScripts } from '#app/router/prefetch-scripts.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { HandOverAtLogout } from '#app/sections/seller/hand-over-at-logout.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import { countUnreadConversations } from '#domain/conversations/list-conversations.ts'
import { countNewLeads } from '#domain/leads/count-new-leads.ts'
import { countUnreadShown } from '#domain/notifications/count-unread.ts'
import { countWaitingVisits } from '#domain/visits/list-visits.ts'
import type { Route } from './+types/dashboard-layout'
import * as styles from '#app/features/dashboard/dashboard-frame.module.css'

export const clientMiddleware = [keepPageOnRefresh]

/** What the frame around every tab shows; each tab loads its own content. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const [unread, newLeads, questions, waitingVisits] = await Promise.all([
    countUnreadShown(db, viewer),
    countNewLeads(db, viewer),
    countUnreadConversations(db, viewer, 'owner'),
    countWaitingVisits(db, viewer),
  ])
  return { unread, newLeads: newLeads + questions, waitingVisits }
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame unread={0} newLeads={0} waitingVisits={0}>
      <ErrorPage error={error} />
    </Frame>
  )
}

type FrameProps = {
  unread: number
  newLeads: number
  waitingVisits: number
  children: ReactNode
}

function Frame({ unread, newLeads, waitingVisits, children }: FrameProps) {
  const site = useSite()
  const viewer = useViewer()
  useLiveInbox({ unread })
  usePrefetchTabs()
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const openPanel = useCallback(() => setIsPanelOpen(true), [])

  const news = {
    leads: texts.dashboard.newCount(newLeads),
    visits: texts.dashboard.newCount(waitingVisits),
  }

  return (
    <PanelContext value={openPanel}>
      <div className={styles.frame}>
        <SideTabs siteName={site.name} news={news}>
          <MessagesLink unread={unread} tagClass={styles.news} />
          {viewer?.kind !== 'owner' && (
            <Link to="/my-search">
              <Icon name="house" />
              My search
            </Link>
          )}
        </SideTabs>
        <div className={styles.phoneHeader}>
          <SiteHeader kind="dashboard" siteName={site.name} viewer={viewer}>
            <BellLink unread={unread} />
          </SiteHeader>
        </div>
        <div id="content" tabIndex={-1}>
          <main className={styles.main}>{children}</main>
        </div>
      </div>
      {viewer && <PhoneBar viewer={viewer} side="owner" label="Dashboard" />}
      <HelpButton />
      <HandOverAtLogout />
      {isPanelOpen && <NotificationPanel onClose={() => setIsPanelOpen(false)} />}
    </PanelContext>
  )
}

function usePrefetchTabs() {
  usePrefetchScripts('routes/seller/dashboard')
  usePrefetchScripts('routes/seller/listings-tab')
  usePrefetchScripts('routes/seller/leads-tab')
  usePrefetchScripts('routes/seller/visits-tab')
  usePrefetchScripts('routes/seller/inbox')
  usePrefetchScripts('routes/seller/profile-tab')
}
