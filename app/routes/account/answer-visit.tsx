import { useState } from 'react'
import { LinkAnswer } from '#app/features/signed-link/link-answer.tsx'
import { LinkOver } from '#app/features/signed-link/link-over.tsx'
import { OtherAnswers } from '#app/features/signed-link/other-answers.tsx'
import { ProposeByLink } from '#app/features/signed-link/propose-by-link.tsx'
import { ClockField } from '#app/forms/clock-field.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { displayName } from '#contract/format/names.ts'
import { visitTimeText, visitWishText } from '#contract/format/visit-wish.ts'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import { posterOf } from '#contract/listing/poster.ts'
import * as texts from '#contract/texts.ts'
import { listFreeSlots } from '#domain/visit-slots/list-slots.ts'
import { findVisitQuestion } from '#domain/visits/answer-visit-link.ts'
import { readVisitToken } from '#domain/visits/visit-token.ts'
import type { Route } from './+types/answer-visit'

export const meta = pageMeta({ title: 'Answer a visit', isPrivate: true })

/** Loading the page answers nothing. Whoever has the link learns what the message said. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const chosen = url.searchParams.get('a') ?? undefined
  const question = readVisitToken(secret, token)
  const visit = question && (await findVisitQuestion(db, question))
  if (!visit) return { token, chosen, visit: undefined }
  const { side, day, time, clock, name, spn, seekerLine } = visit
  const seeker = { id: question.userId, role: 'member', name: '', sessionId: '' } as const
  return {
    token,
    chosen,
    visit: {
      side,
      day,
      time,
      clock,
      when: visitWishText(visit),
      name: displayName(name),
      line: side === 'owner' ? seekerLine : '',
      title: listingPageTitle(visit),
      who: posterOf(visit, new Date()),
      slots: side === 'seeker' ? await listFreeSlots(db, seeker, spn) : [],
    },
  }
}

type Asked = NonNullable<Route.ComponentProps['loaderData']['visit']>

export default function AnswerVisitPage({ loaderData }: Route.ComponentProps) {
  const { token, chosen, visit } = loaderData
  if (!visit) {
    return (
      <>
        <h1>Answer a visit</h1>
        <LinkOver text={texts.visits.linkIsOver} to="/dashboard/visits" label="Visits" />
      </>
    )
  }
  const { side, title, name, when, line } = visit
  return (
    <>
      <h1>{when || 'A visit at any time'}</h1>
      <p>
        {title}
        <br />
        <span className="soft">
          {side === 'owner' ? `${name} would like to come.` : `${name} proposes this time.`}
        </span>
        {line && (
          <>
            <br />
            <span className="soft">“{line}”</span>
          </>
        )}
      </p>
      {chosen === 'propose' ? (
        <>
          <ProposeByLink
            token={token}
            side={side}
            who={visit.who}
            day={visit.day}
            slots={visit.slots}
          />
          <p>
            <OtherAnswers token={token} />
          </p>
        </>
      ) : (
        <Answers key={chosen} token={token} chosen={chosen} visit={visit} />
      )}
    </>
  )
}

type AnswersProps = { token: string; chosen: string | undefined; visit: Asked }

function Answers({ token, chosen, visit: { side, day, time, clock } }: AnswersProps) {
  const [exact, setExact] = useState('')
  const hasTime = day && time
  // An owner may say when within the time of day that was asked for.
  const mayBeExact = side === 'owner' && hasTime && !clock && chosen !== 'decline'
  return (
    <LinkAnswer
      path="/api/user/visits/link"
      chosen={chosen}
      answers={[
        ...(hasTime
          ? [
              {
                name: 'accept',
                label: 'Accept',
                posted: { token, action: 'accept', clock: exact } as const,
              },
            ]
          : []),
        {
          name: 'decline',
          label: 'Decline',
          posted: { token, action: 'decline' },
          variant: 'quiet',
        },
      ]}
      before={
        mayBeExact && (
          <ClockField
            label="Exact time (if you like)"
            placeholder={visitTimeText({ time })}
            day={day}
            within={time}
            value={exact}
            onValue={setExact}
          />
        )
      }
    >
      {chosen ? (
        <OtherAnswers token={token} />
      ) : (
        <ButtonLink to={`?t=${token}&a=propose`} variant="plain" replace preventScrollReset>
          {hasTime ? 'Another time' : 'Propose a time'}
        </ButtonLink>
      )}
    </LinkAnswer>
  )
}
