import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { OtherAnswers } from '#app/features/signed-link/other-answers.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findQuestion } from '#domain/freshness/answer-still-available.ts'
import { readAnswerToken } from '#domain/freshness/answer-token.ts'
import type { Route } from './+types/still-available'

export const meta = pageMeta({ title: 'Still available?', isPrivate: true })

/** Loading it answers nothing. Whoever has the link learns only what the public page shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readAnswerToken(secret, token)
  const listing = question && (await findQuestion(db, question))
  const chosen = url.searchParams.get('a') ?? undefined
  return {
    token,
    chosen,
    listing: listing && { title: listingPageTitle(listing), deal: listing.deal },
  }
}

export default function StillAvailablePage({ loaderData }: Route.ComponentProps) {
  const { token, chosen, listing } = loaderData
  const { questionOver, thanks } = texts.dashboard
  if (!listing) {
    return (
      <>
        <h1>Still available?</h1>
        <LinkOver text={questionOver} to="/dashboard/listings_tab" label="My Listings" />
      </>
    )
  }
  const gone = listing.deal === 'rent' ? 'No, mark it as rented' : 'No, mark it as sold'
  return (
    <>
      <h1>Still available?</h1>
      <p>{listing.title}</p>
      <LinkAnswer
        key={chosen}
        path="/api/prop/still-available"
        chosen={chosen}
        answers={[
          { name: 'yes', label: 'Yes, still available', posted: { token, available: true } },
          { name: 'no', label: gone, posted: { token, available: false }, variant: 'quiet' },
        ]}
        thanks={thanks}
      >
        {chosen && <OtherAnswers token={token} />}
      </LinkAnswer>
    </>
  )
}
