import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { OtherAnswers } from '#app/features/signed-link/other-answers.tsx'
import { WriteByLink } from '#app/features/signed-link/write-by-link.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { displayName } from '#contract/format/names.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import * as actions from '#contract/texts/notification-actions.ts'
import * as texts from '#contract/texts.ts'
import { findQuestion, readQuestionToken } from '#domain/conversations/conversation-link.ts'
import type { Route } from './+types/answer-question'

export const meta = pageMeta({ title: 'Answer a question', isPrivate: true })

/** Loading the page answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const question = readQuestionToken(secret, token)
  const asked = question && (await findQuestion(db, question))
  const chosen = url.searchParams.get('a') ?? undefined
  if (!asked) return { token, chosen, asked: undefined }
  const { seekerName, body } = asked
  return {
    token,
    chosen,
    asked: { name: displayName(seekerName), line: body, title: listingPageTitle(asked) },
  }
}

export default function AnswerQuestionPage({ loaderData }: Route.ComponentProps) {
  const { token, chosen, asked } = loaderData
  if (!asked) {
    return (
      <>
        <h1>Answer a question</h1>
        <LinkOver text={texts.conversations.linkIsOver} to="/dashboard/leads" label="My Leads" />
      </>
    )
  }
  return (
    <>
      <h1>{asked.name} asks</h1>
      <p>
        {asked.title}
        <br />
        <span className="soft">“{asked.line}”</span>
      </p>
      {chosen === 'write' ? (
        <>
          <WriteByLink token={token} />
          <OtherAnswers token={token} />
        </>
      ) : (
        <Answers token={token} chosen={chosen} />
      )}
    </>
  )
}

function Answers({ token, chosen }: { token: string; chosen: string | undefined }) {
  const { markItToo } = texts.conversations
  return (
    <LinkAnswer
      key={chosen}
      path="/api/user/conversations/link"
      chosen={chosen}
      thanks={chosen === 'no' ? markItToo : ''}
      answers={[
        { name: 'yes', label: actions.stillAvailable, posted: { token, answer: 'yes' } },
        { name: 'no', label: actions.gone, posted: { token, answer: 'no' }, variant: 'quiet' },
      ]}
    >
      {chosen ? (
        <OtherAnswers token={token} />
      ) : (
        <OtherAnswers token={token} to="write" label={actions.writeAnswer} />
      )}
    </LinkAnswer>
  )
}
