import { servicesContext } from '#app/context.ts'
import { VisitSection } from '#app/features/visits/visit-section.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { loadVisits } from '#app/routes/seller/load-visits.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { requireViewer } from '#app/viewer.ts'
import * as messages from '#contract/messages.ts'
import type { Route } from './+types/visits-tab'

export const meta = pageMeta({ title: 'Visits', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const isAll = url.searchParams.has('all')
  return loadVisits(context.get(servicesContext).db, viewer, { isAll })
}

export default function VisitsTab({ loaderData }: Route.ComponentProps) {
  const { atMine, mine, hasMore } = loaderData
  return (
    <>
      <h1>Visits</h1>
      <VisitSection
        id="at-mine"
        title="At my properties"
        empty={messages.visits.noneAtMine}
        {...atMine}
      />
      <VisitSection
        id="mine"
        title="Visits I asked for"
        empty={messages.visits.noneOfMine}
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
