import { data } from 'react-router'
import { InsightAdvice } from '#app/features/insight/insight-advice.tsx'
import { InsightTable } from '#app/features/insight/insight-table.tsx'
import { InsightTile } from '#app/features/insight/insight-tile.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { servicesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Empty } from '#app/ui/empty.tsx'
import { formatDay } from '#contract/format/dates.ts'
import { listingCompleteness } from '#contract/listing/listing-completeness.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findInsight } from '#domain/insight/find-insight.ts'
import type { Route } from './+types/insight'
import * as styles from '#app/features/insight/insight.module.css'

export const meta = pageMeta({ title: 'Insight', isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const found = await findInsight(context.get(servicesContext).db, viewer, params.spn)
  if (!found) throw data(null, { status: 404 })

  const { listing, days } = found
  return {
    spn: listing.spn,
    title: listingTitle(listing),
    isActive: listing.status === 'active',
    suggestions: listingCompleteness(listing).next.map(({ text }) => text),
    days,
  }
}

export default function InsightPage({ loaderData }: Route.ComponentProps) {
  const { spn, title, days, isActive, suggestions } = loaderData
  const isEmpty = days.every((day) => day.views + day.saves + day.contacts + day.visits === 0)
  const from = formatDay(days[0]?.day).replace(/ \d{4}$/, '')

  return (
    <>
      <div className={styles.head}>
        <BackLink />
        <h1>{title}</h1>
        <p className="soft small">
          The last 30 days of <span className="number">{spn}</span>
        </p>
      </div>
      {isEmpty ? (
        <Empty title={texts.insight.nothing} text={isActive ? undefined : texts.insight.notShown} />
      ) : (
        <>
          <div className={styles.tiles}>
            <InsightTile label="Views" counts={days.map(({ views }) => views)} from={from} large />
            <InsightTile label="Saves" counts={days.map(({ saves }) => saves)} from={from} />
            <InsightTile
              label="Contacts"
              counts={days.map(({ contacts }) => contacts)}
              from={from}
            />
            <InsightTile label="Visits" counts={days.map(({ visits }) => visits)} from={from} />
          </div>
          <p className="soft small">{texts.insight.howCounted}</p>
          <InsightTable days={days} />
        </>
      )}
      {isActive && <InsightAdvice suggestions={suggestions} />}
    </>
  )
}
