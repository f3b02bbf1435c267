import { servicesContext } from '#app/context.ts'
import { ProfileColumns } from '#app/features/profile/profile-columns.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { loadProfile } from '#app/routes/account/load-profile.ts'
import { classes } from '#app/ui/classes.ts'
import { requireViewer } from '#app/viewer.ts'
import type { Route } from './+types/profile'
import * as styles from '#app/features/profile/profile.module.css'

export const meta = pageMeta({ title: 'My Profile', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context.get(servicesContext), requireViewer(context, url))
}

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  return (
    <main className={classes(styles.profile, 'page')}>
      <ProfileColumns {...profile} />
    </main>
  )
}
