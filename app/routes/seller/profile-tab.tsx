import { servicesContext } from '#app/context.ts'
import { ProfileColumns } from '#app/features/profile/profile-columns.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { loadProfile } from '#app/routes/account/load-profile.ts'
import { requireViewer } from '#app/viewer.ts'
import type { Route } from './+types/profile-tab'

export const meta = pageMeta({ title: 'My Profile', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context.get(servicesContext), requireViewer(context, url))
}

export default function ProfileTab({ loaderData: profile }: Route.ComponentProps) {
  return <ProfileColumns {...profile} />
}
