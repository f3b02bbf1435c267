import { ShareFamily } from '#app/features/family/share-family.tsx'
import { VisitPlan } from '#app/features/family/visit-plan.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { describePlan } from '#app/loaders/public/describe-plan.ts'
import { loadFamilyList } from '#app/loaders/public/load-family-page.ts'
import { describeSaved, readSaved } from '#app/loaders/public/load-saved-homes.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { SavedHomes } from '#app/sections/my-search/saved-homes.tsx'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { classes } from '#app/ui/classes.ts'
import type { Route } from './+types/saved'
import * as familyStyles from '#app/features/family/family.module.css'
import * as styles from '#app/features/my-search/my-search.module.css'

export const meta = pageMeta({ title: 'Saved', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db, secret } = context.get(resourcesContext)
  const site = context.get(siteContext).publicUrl
  const now = new Date()
  const [saved, family] = await Promise.all([
    readSaved(db, viewer, now),
    loadFamilyList(db, viewer, { secret, site }),
  ])
  const plan = describePlan(saved.homes, saved.opinions, now)
  return { list: describeSaved(saved, url, { now }), family, plan }
}

export default function SavedPage({ loaderData: { list, family, plan } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.mySearch, 'page')}>
      <div className={familyStyles.savedHead}>
        <h1>Saved</h1>
        {(list.count > 0 || family) && <ShareFamily family={family} />}
      </div>
      <SavedHomes list={list} />
      <VisitPlan days={plan} />
      <RecentlyViewed />
    </main>
  )
}
