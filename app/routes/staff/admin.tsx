import {
  additionalTiles,
  messageTiles,
  officeTiles,
  pageTiles,
  propertyTiles,
  reportPath,
  reportTiles,
} from '#app/features/admin-home/admin-tiles.ts'
import type { AdminView } from '#app/features/admin-home/admin-view.ts'
import { FindBox } from '#app/features/admin-home/find-box.tsx'
import { SiteSummary } from '#app/features/admin-home/site-summary.tsx'
import { TeamToday } from '#app/features/admin-home/team-today.tsx'
import { Tiles } from '#app/features/admin-home/tile-group.tsx'
import { Today } from '#app/features/admin-home/today.tsx'
import { useSummary } from '#app/features/admin-home/use-summary.ts'
import { WaitingNow } from '#app/features/admin-home/waiting-now.tsx'
import { Splash } from '#app/features/site-splash/splash.tsx'
import { useIsAdministrator } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadAdmin } from '#app/loaders/staff/load-admin.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useRootData, useViewer } from '#app/session/root-data.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { displayName } from '#contract/format/names.ts'
import { type ReportWithWaiting, waitingPath } from '#contract/options/reports.ts'
import * as texts from '#contract/texts/staff.ts'
import type { Route } from './+types/admin'
import * as styles from '#app/features/admin-home/admin-home.module.css'

export const meta = pageMeta({ title: 'Admin', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAdmin(context.get(resourcesContext).db, requireStaff(context, url))
}

export default function AdminPage({ loaderData: view }: Route.ComponentProps) {
  const name = displayName(useViewer()?.name)
  const summary = useSummary()

  return (
    <div className={styles.home}>
      <div className={styles.hello}>
        <h1>{texts.welcome}</h1>
        <p className="soft">{name}</p>
        <FindBox />
      </div>
      <div className={styles.stack}>
        <WaitingNow review={view.review} cards={view.cards} />
        <Today figures={view.figures} days={view.days} />
      </div>
      <SiteSummary {...summary} />
      <div className={styles.lower}>
        <TeamToday team={view.team} />
        <div className={styles.doors}>
          <Tiles group={reportTiles} waiting={waitingBadges(view.requests)} />
          <Tiles group={messageTiles} />
          <Tiles group={pageTiles} />
          <div className={styles.pair}>
            <Tiles group={propertyTiles} />
            <Tiles group={additionalTiles} />
          </div>
          <Tiles
            group={officeTiles(useIsAdministrator())}
            waiting={{ '/admin/review': { count: texts.waiting(view.queue), to: '/admin/review' } }}
          />
        </div>
      </div>
      {/* The first page of a visit has its own splash. */}
      {!useRootData()?.showsSplash && <Splash />}
    </div>
  )
}

/** A badge opens what waits, its tile the whole report. */
function waitingBadges(requests: AdminView['requests']) {
  const badges = (Object.keys(requests) as ReportWithWaiting[]).map((report) => [
    reportPath(report),
    { count: texts.waiting(requests[report]), to: waitingPath(report) },
  ])
  return Object.fromEntries(badges)
}
