import { AlertLinkForm } from '#app/features/saved-searches/alert-link-form.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import * as texts from '#contract/texts.ts'
import { createAlertToken, readAlertToken } from '#domain/saved-searches/alert-token.ts'
import { listLinkedSearches } from '#domain/saved-searches/follow-alert-link.ts'
import type { Route } from './+types/search-alert'

export const meta = pageMeta({ title: 'Alerts for a saved search', isPrivate: true })

/** Loading it changes nothing. Whoever has the link learns the searches, not whose they are. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const searches = await listLinkedSearches(
    db,
    readAlertToken(secret, url.searchParams.get('t') ?? ''),
  )
  return searches.map((search) => ({ ...search, token: createAlertToken(secret, [search.id]) }))
}

export default function SearchAlertPage({ loaderData: searches }: Route.ComponentProps) {
  return (
    <>
      <h1>{searches.length > 1 ? 'Alerts for saved searches' : 'Alerts for a saved search'}</h1>
      {searches.map(({ id, ...search }) => (
        <AlertLinkForm key={id} {...search} />
      ))}
      {searches.length === 0 && (
        <LinkOver text={texts.savedSearches.linkInvalid} to="/" label="Home" />
      )}
    </>
  )
}
