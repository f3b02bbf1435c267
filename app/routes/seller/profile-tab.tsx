import { ProfileColumns } from '#app/features/profile/profile-columns.tsx'
import { loadProfile } from '#app/loaders/account/load-profile.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import type { Route } from './+types/profile-tab'

export const meta = pageMeta({ title: 'My Profile', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context.get(resourcesContext), requireViewer(context, url))
}

export default function ProfileTab({ loaderData: profile }: Route.ComponentProps) {
  return <ProfileColumns {...profile} />
}
