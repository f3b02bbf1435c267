import { redirect } from 'react-router'
import { AboutMe } from '#app/features/dashboard/about-me.tsx'
import { tabAddress } from '#app/features/dashboard/dashboard-tabs.ts'
import { ListBanner } from '#app/features/dashboard/list-banner.tsx'
import { SupportCards } from '#app/features/dashboard/support-cards.tsx'
import { NotificationSummary } from '#app/features/notifications/notification-summary.tsx'
import { VisitSummary } from '#app/features/visits/visit-summary.tsx'
import { UnsavedListings } from '#app/features/wizard/unsaved-listings.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadUnsavedListings } from '#app/loaders/seller/load-unsaved-listings.ts'
import { toInboxNotification } from '#app/loaders/seller/to-inbox-notification.ts'
import { servicesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'
import { hasListings } from '#domain/listings/has-listings.ts'
import { countUnreadShown } from '#domain/notifications/count-unread.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Viewer } from '#domain/viewer.ts'
import { countWaitingVisits } from '#domain/visits/list-visits.ts'
import type { Route } from './+types/dashboard'
import * as styles from '#app/features/dashboard/dashboard.module.css'

const newestShown = 3

export const meta = pageMeta({
  title: 'Dashboard',
  description: 'Your listings, the people who asked about them, and your messages.',
  isPrivate: true,
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const tab = tabAddress(url.searchParams.get('tab'))
  if (tab) throw redirect(tab)

  const { db } = context.get(servicesContext)
  const [isOwner, unread, newest, waitingVisits, begun] = await Promise.all([
    hasListings(db, viewer),
    countUnreadShown(db, viewer),
    listNewest(db, viewer),
    countWaitingVisits(db, viewer),
    loadUnsavedListings(db, viewer),
  ])
  const notifications = newest.map(toInboxNotification)
  return { isOwner, unread, newest: notifications, waitingVisits, begun, now: new Date() }
}

/** The newest of the unread notifications, or of all when everything is read. */
async function listNewest(db: Db, viewer: Viewer) {
  const unread = await listNotifications(db, viewer, { limit: newestShown, unreadOnly: true })
  return unread.length > 0 ? unread : listNotifications(db, viewer, { limit: newestShown })
}

export default function DashboardTab({ loaderData }: Route.ComponentProps) {
  const { isOwner, unread, newest, waitingVisits, begun, now } = loaderData
  const site = useSite()
  const viewer = useViewer()
  if (!viewer) return null

  const [firstName] = displayName(viewer.name).split(' ')
  return (
    <>
      <h1>Namaste, {firstName}</h1>
      <UnsavedListings begun={begun} />
      {waitingVisits > 0 && <VisitSummary waiting={waitingVisits} />}
      <div className={styles.greet}>
        <AboutMe {...viewer} />
        <ListBanner hasListings={isOwner} />
        <NotificationSummary unread={unread} newest={newest} now={now} />
      </div>
      {waitingVisits === 0 && <VisitSummary waiting={0} />}
      <p className={styles.worth}>
        <TextLink to="/property-value-calculator" arrow>
          What is my property worth?
        </TextLink>
      </p>
      <SupportCards site={site} />
    </>
  )
}
