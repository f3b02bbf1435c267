import { SavedSearchCards } from '#app/features/saved-searches/saved-search-cards.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import { listNewHomes } from '#domain/saved-searches/list-new-homes.ts'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import type { Route } from './+types/saved-searches'
import * as styles from '#app/features/my-search/my-search.module.css'

export const meta = pageMeta({ title: 'Saved searches', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

/** Reading it leaves what is new as new: only looking at the results of a search does not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const [searches, homes] = await Promise.all([listSavedSearches(db, id), listNewHomes(db, id)])
  return {
    searches: searches.map((search) => ({ ...search, homes: homes.get(search.id) ?? [] })),
  }
}

export default function SavedSearchesPage({ loaderData: { searches } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.mySearch, 'page')}>
      <div className={styles.head}>
        <h1>Saved searches</h1>
        {searches.length > 0 && (
          <TextLink to="/search" arrow>
            New search
          </TextLink>
        )}
      </div>
      {searches.length > 0 ? (
        <SavedSearchCards searches={searches} as="h2" isWhole />
      ) : (
        <Empty title={texts.savedSearches.nothing} text={texts.savedSearches.nothingHint}>
          <ButtonLink to="/search">Search</ButtonLink>
        </Empty>
      )}
    </main>
  )
}
