import { ProfileColumns } from '#app/features/profile/profile-columns.tsx'
import { loadProfile } from '#app/loaders/account/load-profile.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import type { Route } from './+types/profile'
import * as styles from '#app/features/profile/profile.module.css'

export const meta = pageMeta({ title: 'My Profile', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context.get(resourcesContext), requireViewer(context, url))
}

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  return (
    <main className={classes(styles.profile, 'page')}>
      <ProfileColumns {...profile} />
    </main>
  )
}
