import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import * as texts from '#contract/texts.ts'
import { readUnsubscribeToken } from '#domain/broadcasts/unsubscribe-token.ts'
import type { Route } from './+types/unsubscribe'

export const meta = pageMeta({ title: 'Unsubscribe', isPrivate: true })

/** Loading the page changes nothing, and tells nobody whose link it is. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('t') ?? ''
  const isValid = readUnsubscribeToken(context.get(resourcesContext).secret, token) !== undefined
  return { token: isValid ? token : '' }
}

export default function UnsubscribePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <>
      <h1>Offers from {useSite().name}</h1>
      {token ? (
        <LinkAnswer
          path="/api/user/unsubscribe"
          answers={[{ label: 'Send me no more offers', posted: { token } }]}
        />
      ) : (
        <LinkOver text={texts.profile.unsubscribeInvalid} to="/profile" label="My Profile" />
      )}
    </>
  )
}
