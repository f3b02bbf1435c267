import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { servicesContext } from '#app/session/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { displayName } from '#contract/format/names.ts'
import { visitWishText } from '#contract/format/visit-wish.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findVisitQuestion } from '#domain/visits/answer-visit-link.ts'
import { readVisitToken } from '#domain/visits/visit-token.ts'
import type { Route } from './+types/answer-visit'

export const meta = pageMeta({ title: 'Answer a visit', isPrivate: true })

/** Reading answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(servicesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readVisitToken(secret, token)
  const visit = question && (await findVisitQuestion(db, question))
  if (!visit) return { token, visit: undefined }
  const { side, day, time, name } = visit
  const when = visitWishText({ day, time: time || null })
  return { token, visit: { side, when, name: displayName(name), title: listingPageTitle(visit) } }
}

export default function AnswerVisitPage({ loaderData: { token, visit } }: Route.ComponentProps) {
  if (!visit) {
    return (
      <>
        <h1>Answer a visit</h1>
        <LinkOver text={texts.visits.linkIsOver} to="/dashboard/visits" label="Visits" />
      </>
    )
  }
  const { side, title, name, when } = visit
  return (
    <>
      <h1>{when}</h1>
      <p>
        {title}
        <br />
        <span className="soft">
          {side === 'owner' ? `${name} would like to come.` : `${name} proposes this time.`}
        </span>
      </p>
      <LinkAnswer
        path="/api/user/visits/link"
        answers={[
          { label: 'Accept', posted: { token, action: 'accept' } },
          { label: 'Decline', posted: { token, action: 'decline' }, variant: 'quiet' },
        ]}
      >
        <ButtonLink to={side === 'owner' ? '/dashboard/visits' : '/my-search'} variant="plain">
          Other time
        </ButtonLink>
      </LinkAnswer>
    </>
  )
}
