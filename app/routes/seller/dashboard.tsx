import { redirect, useRouteLoaderData } from 'react-router'
import { AboutMe } from '#app/features/dashboard/about-me.tsx'
import { tabAddress } from '#app/features/dashboard/dashboard-tabs.ts'
import { ListBanner } from '#app/features/dashboard/list-banner.tsx'
import { SupportCards } from '#app/features/dashboard/support-cards.tsx'
import { NotificationSummary } from '#app/features/notifications/notification-summary.tsx'
import { AnotherCard } from '#app/features/owner-home/another-card.tsx'
import { FirstSteps } from '#app/features/owner-home/first-steps.tsx'
import { ListingsChecked, ListingsWaiting } from '#app/features/owner-home/listings-waiting.tsx'
import { QuietBox } from '#app/features/owner-home/quiet-box.tsx'
import { WeekPart } from '#app/features/owner-home/week-part.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadOwnerHome } from '#app/loaders/seller/load-owner-home.ts'
import { toInboxNotification } from '#app/loaders/seller/to-inbox-notification.ts'
import { PeopleWaiting } from '#app/sections/seller/people-waiting.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import { Greeting } from '#app/ui/greeting.tsx'
import { PagePart } from '#app/ui/page-part.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { displayName } from '#contract/format/names.ts'
import * as texts from '#contract/texts.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import type { Route } from './+types/dashboard'
import * as styles from '#app/features/owner-home/owner-home.module.css'

const newestShown = 4
/** So few rows leave room for the week beneath them. */
const CALM = 2

export const meta = pageMeta({
  title: 'Dashboard',
  description: 'Your listings, the people who asked about them, and your messages.',
  isPrivate: true,
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const tab = tabAddress(url.searchParams.get('tab'))
  if (tab) throw redirect(tab)

  const { db } = context.get(resourcesContext)
  const [home, newest] = await Promise.all([
    loadOwnerHome(db, viewer),
    listNotifications(db, viewer, { limit: newestShown }),
  ])
  return { home, newest: newest.map(toInboxNotification), now: new Date() }
}

type Loaded = Route.ComponentProps['loaderData']
type FrameCounts = { unread: number; waitingVisits: number }

export default function DashboardTab({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer()
  // The layout of all tabs has counted these.
  const frame = useRouteLoaderData<FrameCounts>('routes/seller/dashboard-layout')
  if (!viewer) return null

  const { home } = loaderData
  const [firstName = ''] = displayName(viewer.name).split(' ')
  const isOwner = viewer.kind !== 'seeker' || home.needing.length > 0
  const people = (frame?.waitingVisits ?? home.visits.length) + home.requests.length
  const news = { people, views: home.week.views, listings: home.week.rows.length }
  return (
    <>
      <Greeting
        name={firstName}
        news={isOwner || people > 0 ? texts.ownerHome.summary(news) : texts.ownerHome.welcome}
      />
      <div
        className={classes(
          styles.home,
          !isOwner && styles.isNew,
          people + home.needing.length + home.checked.length <= CALM && styles.isCalm,
        )}
        data-wide
      >
        {isOwner || people > 0 ? (
          <Needs home={home} people={people} />
        ) : (
          <FirstSteps banner={<ListBanner />} />
        )}
        {isOwner && <WeekPart {...home.week} className={styles.week} />}
        <Rest loaded={loaderData} isOwner={isOwner} people={people} unread={frame?.unread ?? 0} />
      </div>
    </>
  )
}

type NeedsProps = Pick<Loaded, 'home'> & { people: number }

function Needs({ home: { visits, requests, needing, checked }, people }: NeedsProps) {
  const count = people + needing.length
  return (
    <PagePart
      id="needs"
      title="Needs you"
      beside={
        count > 0 && (
          <span className="soft small">
            {texts.ownerHome.things(count, people > 0 && needing.length > 0)}
          </span>
        )
      }
    >
      {count === 0 && (
        <QuietBox title={texts.ownerHome.nothingNeeded} hint={texts.ownerHome.nothingNeededHint} />
      )}
      <PeopleWaiting count={people} visits={visits} requests={requests} />
      <ListingsWaiting rows={needing} />
      <ListingsChecked rows={checked} />
    </PagePart>
  )
}

type RestProps = {
  loaded: Loaded
  isOwner: boolean
  /** How many people wait for an answer, in the part above. */
  people: number
  unread: number
}

function Rest({ loaded: { home, newest, now }, isOwner, people, unread }: RestProps) {
  const site = useSite()
  const viewer = useViewer()
  return (
    <div className={styles.side}>
      <NotificationSummary unread={unread} newest={newest} now={now} />
      {isOwner && <AnotherCard />}
      {!isOwner && people > 0 && <ListBanner />}
      {viewer && <AboutMe {...viewer} />}
      <nav className={styles.links} aria-label="More">
        {/* With visits that wait, this link stands below them instead. */}
        {home.visits.length === 0 && (
          <TextLink to="/dashboard/visits" arrow>
            All visits
          </TextLink>
        )}
        <TextLink to="/property-value-calculator" arrow>
          What is my property worth?
        </TextLink>
      </nav>
      <SupportCards site={site} />
    </div>
  )
}
