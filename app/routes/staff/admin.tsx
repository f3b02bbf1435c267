import { servicesContext } from '#app/context.ts'
import {
  additionalTiles,
  messageTiles,
  officeTiles,
  pageTiles,
  propertyTiles,
  reportTiles,
} from '#app/features/admin-home/admin-tiles.ts'
import { SiteSummary } from '#app/features/admin-home/site-summary.tsx'
import { Tiles } from '#app/features/admin-home/tile-group.tsx'
import { useSummary } from '#app/features/admin-home/use-summary.ts'
import { useIsAdministrator } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useRootData, useViewer } from '#app/root-data.ts'
import { Splash } from '#app/ui/splash.tsx'
import { requireStaff } from '#app/viewer.ts'
import * as messages from '#contract/messages/staff.ts'
import { displayName } from '#contract/names.ts'
import { countWaiting } from '#domain/reports/count-waiting.ts'
import type { Route } from './+types/admin'
import * as styles from '#app/features/admin-home/admin-home.module.css'

export const meta = pageMeta({ title: 'Admin', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context, url)
  return { waiting: await countWaiting(context.get(servicesContext).db) }
}

export default function AdminPage({ loaderData: { waiting } }: Route.ComponentProps) {
  const name = displayName(useViewer()?.name)
  const summary = useSummary()

  return (
    <div className={styles.home}>
      <div>
        <h1>{messages.welcome}</h1>
        <p className={`soft ${styles.hello}`}>
          {messages.hello(name, summary.summary?.underReviewCount)}
        </p>
        <Tiles group={reportTiles} waiting={waitingTexts(waiting)} />
        <Tiles group={messageTiles} />
        <Tiles group={pageTiles} />
        <div className={styles.pair}>
          <Tiles group={propertyTiles} />
          <Tiles group={additionalTiles} />
        </div>
        <Tiles group={officeTiles(useIsAdministrator())} />
      </div>
      <SiteSummary {...summary} />
      {/* The first page of a visit has one already. */}
      {!useRootData()?.showsSplash && <Splash />}
    </div>
  )
}

function waitingTexts(waiting: Record<string, number>) {
  const texts = Object.entries(waiting).map(([report, count]) => [report, messages.waiting(count)])
  return Object.fromEntries(texts)
}
