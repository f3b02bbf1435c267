import { CallerBox } from '#app/features/assistance/caller-box.tsx'
import { PersonDesk } from '#app/features/people/person-desk.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { loadPerson } from '#app/loaders/staff/load-person.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import type { Route } from './+types/person'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return describePage(args, { title: loaderData?.name ?? 'Person', isPrivate: true })
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  return loadPerson(context.get(resourcesContext).db, viewer, params.id)
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { id } = loaderData
  return <PersonDesk key={id} person={loaderData} drafts={<CallerBox userId={id} />} />
}
