import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadSavedHomes } from '#app/loaders/public/load-saved-homes.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { SavedHomes } from '#app/sections/my-search/saved-homes.tsx'
import { servicesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import type { Route } from './+types/saved'
import * as styles from '#app/features/my-search/my-search.module.css'

export const meta = pageMeta({ title: 'Saved', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return { list: await loadSavedHomes(context.get(servicesContext).db, viewer, url) }
}

export default function SavedPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.mySearch, 'page')}>
      <h1>Saved</h1>
      <SavedHomes list={list} />
      <RecentlyViewed />
    </main>
  )
}
