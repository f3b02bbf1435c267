import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { SavedCards } from '#app/sections/public/saved-cards.tsx'
import { servicesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import { listSavedCards } from '#domain/shortlist/list-saved-cards.ts'
import type { Route } from './+types/saved'
import * as styles from '#app/sections/public/saved.module.css'

export const meta = pageMeta({ title: 'Saved', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return { listings: await listSavedCards(context.get(servicesContext).db, viewer) }
}

export default function SavedPage({ loaderData: { listings } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.savedPage, 'page')}>
      <div className={styles.savedHead}>
        <h1>Saved</h1>
      </div>
      <SavedCards listings={listings} />
      <RecentlyViewed />
    </main>
  )
}
