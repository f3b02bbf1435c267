import { Link } from 'react-router'
import { telHref } from '#app/browser/tel-href.ts'
import { DraftRow } from '#app/features/assistance/draft-row.tsx'
import type { AnswerOf } from '#app/forms/api-client.ts'
import { useAnswer } from '#app/forms/use-answer.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/assistance/assistance.module.css'

type CallerBoxProps = { requestId: string } | { userId: string }

/**
 * Who asked for a call, at which draft and step, and the ways to fill it in with the owner's
 * consent.
 */
export function CallerBox(caller: CallerBoxProps) {
  const posted = 'requestId' in caller ? { id: caller.requestId } : { user_id: caller.userId }
  const { answer, trouble, ask } = useAnswer('/api/assist/caller', posted)
  if (trouble) {
    return (
      <Banner tone="bad" role="alert">
        {trouble.message}{' '}
        <Button variant="quiet" small onClick={ask}>
          Try again
        </Button>
      </Banner>
    )
  }
  if (!answer) return <Spinner />
  const { user, request, drafts } = answer.data
  return (
    <div className={styles.caller}>
      {request && <Caller user={user} request={request} />}
      {user && drafts.length === 0 && <p className="soft">{texts.assistance.noDrafts}</p>}
      {user?.isBlocked && <p className="soft">{texts.assistance.ownerAway}</p>}
      <ul className={styles.drafts} aria-label="Drafts">
        {drafts.map((draft) => (
          <DraftRow key={draft.spn} draft={draft} isLocked={user?.isBlocked ?? true} />
        ))}
      </ul>
    </div>
  )
}

type Answered = AnswerOf<'/api/assist/caller'>['data']
type CallerProps = { user: Answered['user']; request: NonNullable<Answered['request']> }

function Caller({ user, request: { phone, step: askedAt, spn } }: CallerProps) {
  const step = texts.assistance.stepName(askedAt ?? undefined)
  return (
    <>
      <p>
        {user ? (
          <>
            <Link to={`/admin/people/${user.id}`}>
              <b>{user.name}</b>
            </Link>{' '}
            <a href={telHref(user.phone)} className="number">
              {formatPhone(user.phone)}
            </a>
          </>
        ) : (
          texts.assistance.noAccount
        )}
        {user && user.phone !== phone && (
          <>
            <br />
            <span className="soft">{texts.assistance.otherNumber}</span>
          </>
        )}
      </p>
      {step && (
        <p>
          Asked at <b>{step}</b>
          {spn ? ` of ${spn}` : `. ${texts.assistance.nothingSaved}`}
        </p>
      )}
    </>
  )
}
