import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { OtherAnswers } from '#app/features/signed-link/other-answers.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { displayName } from '#contract/format/names.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import { findContactQuestion, readContactToken } from '#domain/contact-requests/contact-link.ts'
import type { Route } from './+types/answer-contact'

export const meta = pageMeta({ title: 'Answer a request', isPrivate: true })

/** Loading the page answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readContactToken(secret, token)
  const asked = question && (await findContactQuestion(db, question))
  const chosen = url.searchParams.get('a') ?? undefined
  if (!asked) return { token, chosen, asked: undefined }
  const { seekerName, seekerLine } = asked
  return {
    token,
    chosen,
    asked: { name: displayName(seekerName), line: seekerLine, title: listingPageTitle(asked) },
  }
}

export default function AnswerContactPage({ loaderData }: Route.ComponentProps) {
  const { token, chosen, asked } = loaderData
  if (!asked) {
    return (
      <>
        <h1>Answer a request</h1>
        <LinkOver text={texts.leads.linkIsOver} to="/dashboard/leads" label="My Leads" />
      </>
    )
  }
  return (
    <>
      <h1>{asked.name} asks for your number</h1>
      <p>
        {asked.title}
        {asked.line && (
          <>
            <br />
            <span className="soft">“{asked.line}”</span>
          </>
        )}
      </p>
      <LinkAnswer
        key={chosen}
        path="/api/user/contact/link"
        chosen={chosen}
        answers={[
          { name: 'yes', label: 'Show my number', posted: { token, accept: true } },
          { name: 'no', label: 'Decline', posted: { token, accept: false }, variant: 'quiet' },
        ]}
      >
        {chosen && <OtherAnswers token={token} />}
      </LinkAnswer>
    </>
  )
}
