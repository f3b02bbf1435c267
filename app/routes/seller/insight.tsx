import { data } from 'react-router'
import { InsightTable } from '#app/features/insight/insight-table.tsx'
import { InsightTile } from '#app/features/insight/insight-tile.tsx'
import { SimilarPart } from '#app/features/insight/similar-part.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadInsight } from '#app/loaders/seller/load-insight.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { InsightAdvice } from '#app/sections/seller/insight-advice.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Empty } from '#app/ui/empty.tsx'
import { formatNearDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/insight'
import * as styles from '#app/features/insight/insight.module.css'

export const meta = pageMeta({ title: 'Insight', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const found = await loadInsight(context.get(resourcesContext).db, viewer, params.spn)
  if (!found) throw data(null, { status: 404 })
  return found
}

export default function InsightPage({ loaderData }: Route.ComponentProps) {
  const { spn, title, days, isActive, similar } = loaderData
  const isEmpty = days.every((day) => day.views + day.saves + day.contacts + day.visits === 0)

  return (
    <>
      <div className={styles.head}>
        <BackLink />
        <h1>{title}</h1>
        <p className="soft small">
          The last 30 days of <span className="number">{spn}</span>
        </p>
      </div>
      <div className={styles.page} data-wide>
        <div className={styles.figures}>
          {isEmpty ? (
            <Empty
              title={texts.insight.nothing}
              text={isActive ? undefined : texts.insight.notShown}
            />
          ) : (
            <Figures days={days} />
          )}
        </div>
        {isActive && (
          <div className={styles.beside}>
            {similar && <SimilarPart similar={similar} />}
            <InsightAdvice {...loaderData} />
          </div>
        )}
      </div>
    </>
  )
}

function Figures({ days }: Pick<Route.ComponentProps['loaderData'], 'days'>) {
  const from = formatNearDay(days[0]?.day)
  return (
    <>
      <div className={styles.tiles}>
        <InsightTile label="Views" counts={days.map(({ views }) => views)} from={from} large />
        <InsightTile label="Saves" counts={days.map(({ saves }) => saves)} from={from} />
        <InsightTile label="Contacts" counts={days.map(({ contacts }) => contacts)} from={from} />
        <InsightTile label="Visits" counts={days.map(({ visits }) => visits)} from={from} />
      </div>
      <p className="soft small">{texts.insight.howCounted}</p>
      <InsightTable days={days} />
    </>
  )
}
