import { VisitSection } from '#app/features/visits/visit-section.tsx'
import { WeekCalendar } from '#app/features/visits/week-calendar.tsx'
import { thisWeek } from '#app/features/visits/week-row.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadVisits } from '#app/loaders/seller/load-visits.ts'
import { loadWeek } from '#app/loaders/seller/load-week.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useViewer } from '#app/session/root-data.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { ChipLinks } from '#app/ui/chips.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/visits-tab'

export const meta = pageMeta({ title: 'Visits', isPrivate: true })

/** The lists of visits, or with `week` in the address the calendar of an owner. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const wanted = url.searchParams.get('week')
  if (wanted !== null) return { week: await loadWeek(db, viewer, wanted), lists: undefined }
  const isAll = url.searchParams.has('all')
  return { week: undefined, lists: await loadVisits(db, viewer, { isAll }) }
}

export default function VisitsTab({ loaderData: { week, lists } }: Route.ComponentProps) {
  const isOwner = useViewer()?.kind !== 'seeker'
  return (
    <>
      <h1>Visits</h1>
      {isOwner && (
        <ChipLinks
          label="Views"
          links={[
            { to: '/dashboard/visits', label: 'List', current: week === undefined },
            { to: thisWeek, label: 'Week and free times', current: week !== undefined },
          ]}
        />
      )}
      {week && <WeekCalendar week={week} />}
      {lists && <VisitLists lists={lists} isOwner={isOwner} />}
    </>
  )
}

type Lists = NonNullable<Route.ComponentProps['loaderData']['lists']>

function VisitLists({ lists, isOwner }: { lists: Lists; isOwner: boolean }) {
  const { atMine, mine, hasMore } = lists
  return (
    <>
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
