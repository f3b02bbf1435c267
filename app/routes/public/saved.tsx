import { servicesContext } from '#app/context.ts'
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { SavedCards } from '#app/routes/public/saved-cards.tsx'
import { classes } from '#app/ui/classes.ts'
import { requireViewer } from '#app/viewer.ts'
import { listSavedCards } from '#domain/shortlist/list-saved-cards.ts'
import type { Route } from './+types/saved'
import * as styles from '#app/routes/public/saved.module.css'

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
