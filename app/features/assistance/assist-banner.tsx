import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useConsentState } from '#app/features/assistance/use-consent-state.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { indiaTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/assistance/assistance.module.css'

/** The other person who works on the draft: its owner, or the member of staff who fills it in. */
export type Assistance = {
  side: 'owner' | 'staff'
  ownerId: string
  name: string
  until: string
}

type AssistBannerProps = { spn: string; assistance: Assistance | undefined }

/** Whose draft it is and until when staff may fill it in; nothing where its owner works alone. */
export function AssistBanner({ spn, assistance }: AssistBannerProps) {
  if (!assistance) return null
  if (assistance.side === 'owner') return <OwnerBanner spn={spn} assistance={assistance} />
  return <DeskBanner key={assistance.until} spn={spn} assistance={assistance} />
}

type BannerProps = { spn: string; assistance: Assistance }

/** Tells the owner who writes into the draft, with a button that stops it at once. */
function OwnerBanner({ spn, assistance: { name, until } }: BannerProps) {
  const { run, isBusy } = useCall({ toasts: 'both', refreshes: 'done' })
  return (
    <Banner>
      <p>{texts.assistance.given(name, indiaTime(until))}</p>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          small
          busy={isBusy}
          onClick={() => run('/api/assist/stop', { spn })}
        >
          Stop
        </Button>
      </div>
    </Banner>
  )
}

function DeskBanner({ spn, assistance }: BannerProps) {
  const { name, ownerId } = assistance
  const [until, setUntil] = useState(assistance.until)
  const isOver = useIsOver(until)
  const [asked, setAsked] = useState('')
  const navigate = useNavigate()
  const { run, busyWith } = useCall({ toasts: 'failure' })
  useConsentState(spn, isOver && asked !== '', (state, newUntil) => {
    if (state === 'given') setUntil(newUntil)
  })

  function finish() {
    const back = `/admin/people/${ownerId}`
    const onDone = () => navigate(back)
    return run('/api/assist/finish', { spn }, { name: 'finish', toasts: 'both', onDone })
  }

  function ask() {
    const onDone = ({ data }: { data: { message: string } }) => setAsked(data.message)
    return run('/api/assist/ask', { spn }, { name: 'ask', onDone })
  }

  return (
    <Banner tone={isOver ? 'bad' : 'wait'} role="status">
      <p>
        <strong>
          The draft of <Link to={`/admin/people/${ownerId}`}>{name}</Link>.
        </strong>{' '}
        {isOver
          ? texts.assistance.ended(indiaTime(until))
          : `You may fill it in until ${indiaTime(until)}.`}
      </p>
      {isOver && asked && <p>{asked}</p>}
      <div className={styles.buttons}>
        {isOver && (
          <Button small busy={busyWith === 'ask'} onClick={ask}>
            Ask again by SMS
          </Button>
        )}
        <Button variant="quiet" small busy={busyWith === 'finish'} onClick={finish}>
          Done: send it to the owner
        </Button>
      </div>
    </Banner>
  )
}

/** Whether a moment has passed; re-renders when it does. */
function useIsOver(until: string) {
  const [overAt, setOverAt] = useState<string>()
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now()
    const timer = setTimeout(() => setOverAt(until), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until])
  return overAt === until
}
