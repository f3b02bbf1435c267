import { CompareTray } from '#app/features/compare/compare-tray.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { SavedCards } from '#app/sections/public/saved-cards.tsx'
import { servicesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { listSavedCards } from '#domain/shortlist/list-saved-cards.ts'
import type { Route } from './+types/saved-tab'

export const meta = pageMeta({ title: 'Saved Property', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return { listings: await listSavedCards(context.get(servicesContext).db, viewer) }
}

export default function SavedTab({ loaderData: { listings } }: Route.ComponentProps) {
  return (
    <>
      <div>
        <h1>Saved Property</h1>
        <TextLink to="/dashboard/visits#mine" arrow>
          Visits I asked for
        </TextLink>
      </div>
      <SavedCards listings={listings} />
      <CompareTray />
    </>
  )
}
