import { VisitSection } from '#app/features/visits/visit-section.tsx'
import { WeekCalendar } from '#app/features/visits/week-calendar.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadVisits } from '#app/loaders/seller/load-visits.ts'
import { loadWeek } from '#app/loaders/seller/load-week.ts'
import { servicesContext } from '#app/session/context.ts'
import { useViewer } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/visits-tab'

export const meta = pageMeta({ title: 'Visits', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(servicesContext)
  const isAll = url.searchParams.has('all')
  const [visits, week] = await Promise.all([
    loadVisits(db, viewer, { isAll }),
    loadWeek(db, viewer, url.searchParams.get('week')),
  ])
  return { ...visits, week }
}

export default function VisitsTab({ loaderData }: Route.ComponentProps) {
  const { atMine, mine, hasMore, week } = loaderData
  const isOwner = useViewer()?.kind !== 'seeker'
  return (
    <>
      <h1>Visits</h1>
      {isOwner && <WeekCalendar week={week} />}
      {isOwner && (
        <VisitSection
          id="at-mine"
          title="At my properties"
          empty={texts.visits.noneAtMine}
          {...atMine}
        />
      )}
      <VisitSection
        id="mine"
        title="Visits I asked for"
        empty={texts.visits.noneOfMine}
        {...mine}
      />
      {hasMore && (
        <TextLink to="?all=1" preventScrollReset>
          Show all visits
        </TextLink>
      )}
    </>
  )
}
