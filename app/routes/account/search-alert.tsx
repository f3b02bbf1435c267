import { AlertLinkForm } from '#app/features/saved-searches/alert-link-form.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import * as texts from '#contract/texts.ts'
import { readAlertToken } from '#domain/saved-searches/alert-token.ts'
import { findLinkedSearch } from '#domain/saved-searches/follow-alert-link.ts'
import type { Route } from './+types/search-alert'

export const meta = pageMeta({ title: 'Alerts for a saved search', isPrivate: true })

/** Reading changes nothing. Whoever has the link learns the search alone, not whose it is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(servicesContext)
  const token = url.searchParams.get('t') ?? ''
  const id = readAlertToken(secret, token)
  return { token, search: id && (await findLinkedSearch(db, id)) }
}

export default function SearchAlertPage({ loaderData: { token, search } }: Route.ComponentProps) {
  return (
    <>
      <h1>Alerts for a saved search</h1>
      {search ? (
        <>
          <p>{search.title}</p>
          <AlertLinkForm token={token} isPaused={search.isPaused} isRemoved={search.isRemoved} />
        </>
      ) : (
        <LinkOver text={texts.savedSearches.linkInvalid} to="/" label="Home" />
      )}
    </>
  )
}
