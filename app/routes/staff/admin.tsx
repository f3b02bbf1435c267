import {
  additionalTiles,
  messageTiles,
  officeTiles,
  pageTiles,
  propertyTiles,
  reportPath,
  reportTiles,
} from '#app/features/admin-home/admin-tiles.ts'
import { SiteSummary } from '#app/features/admin-home/site-summary.tsx'
import { Tiles } from '#app/features/admin-home/tile-group.tsx'
import { useSummary } from '#app/features/admin-home/use-summary.ts'
import { Splash } from '#app/features/site-splash/splash.tsx'
import { useIsAdministrator } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import { useRootData, useViewer } from '#app/session/root-data.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { displayName } from '#contract/format/names.ts'
import * as texts from '#contract/texts/staff.ts'
import { countRequests } from '#domain/requests/count-requests.ts'
import { countWaiting } from '#domain/review/review-queue.ts'
import type { Route } from './+types/admin'
import * as styles from '#app/features/admin-home/admin-home.module.css'

export const meta = pageMeta({ title: 'Admin', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const { db } = context.get(servicesContext)
  const [requests, queue] = await Promise.all([countRequests(db), countWaiting(db, viewer)])
  return { requests, queue: queue.all }
}

export default function AdminPage({ loaderData: { requests, queue } }: Route.ComponentProps) {
  const name = displayName(useViewer()?.name)
  const summary = useSummary()

  return (
    <div className={styles.home}>
      <div>
        <h1>{texts.welcome}</h1>
        <p className={`soft ${styles.hello}`}>
          {name}
          {queue > 0 && (
            <>
              , <TextLink to="/admin/review">{texts.inReviewQueue(queue)}</TextLink>
            </>
          )}
        </p>
        <Tiles group={reportTiles} waiting={waitingTexts(requests)} />
        <Tiles group={messageTiles} />
        <Tiles group={pageTiles} />
        <div className={styles.pair}>
          <Tiles group={propertyTiles} />
          <Tiles group={additionalTiles} />
        </div>
        <Tiles
          group={officeTiles(useIsAdministrator())}
          waiting={{ '/admin/review': texts.waiting(queue) }}
        />
      </div>
      <SiteSummary {...summary} />
      {/* The first page of a visit has one already. */}
      {!useRootData()?.showsSplash && <Splash />}
    </div>
  )
}

function waitingTexts({ call_req, mail_req }: Route.ComponentProps['loaderData']['requests']) {
  return {
    [reportPath('call_req')]: texts.waiting(call_req),
    [reportPath('mail_req')]: texts.waiting(mail_req),
  }
}
