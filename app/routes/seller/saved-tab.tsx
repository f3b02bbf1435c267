import { CompareTray } from '#app/features/compare/compare-tray.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadSavedHomes } from '#app/loaders/public/load-saved-homes.ts'
import { SavedHomes } from '#app/sections/my-search/saved-homes.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/saved-tab'

export const meta = pageMeta({ title: 'Saved Property', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return { list: await loadSavedHomes(context.get(resourcesContext).db, viewer, url) }
}

export default function SavedTab({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <div>
        <h1>Saved Property</h1>
        <TextLink to="/dashboard/visits#mine" arrow>
          Visits I asked for
        </TextLink>
      </div>
      <SavedHomes list={list} />
      <CompareTray />
    </>
  )
}
