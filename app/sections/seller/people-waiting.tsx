import { useState } from 'react'
import { Need, NeedGroup } from '#app/features/owner-home/need-group.tsx'
import type { AskingRow } from '#app/features/owner-home/owner-home-rows.ts'
import { useVisitMove } from '#app/features/visits/use-visit-move.ts'
import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/owner-home/need.module.css'

const ProposeDialog = lazyComponent(
  async () => (await import('#app/features/visits/propose-dialog.tsx')).ProposeDialog,
)

const SHOWN = 5

type WaitingVisit = VisitRow & { about: string }

type PeopleWaitingProps = {
  /** How many wait, of whom the first are shown. */
  count: number
  visits: readonly WaitingVisit[]
  requests: readonly AskingRow[]
}

/** Who waits for an answer, each with the answers beside the name. */
export function PeopleWaiting({ count, visits, requests }: PeopleWaitingProps) {
  if (count === 0) return null
  const shown = visits.slice(0, SHOWN)
  return (
    <NeedGroup
      title="People waiting"
      count={count}
      foot={<Foot visits={visits} requests={requests} />}
    >
      {shown.map((visit) => (
        <VisitNeed key={visit.id} visit={visit} />
      ))}
      {requests.slice(0, Math.max(2, SHOWN - shown.length)).map((request) => (
        <RequestNeed key={request.id} request={request} />
      ))}
    </NeedGroup>
  )
}

function Foot({ visits, requests }: Omit<PeopleWaitingProps, 'count'>) {
  return (
    <>
      {visits.length > 0 && (
        <TextLink to="/dashboard/visits" arrow>
          All visits
        </TextLink>
      )}
      {requests.length > 0 && (
        <TextLink to="/dashboard/leads" arrow>
          All requests
        </TextLink>
      )}
    </>
  )
}

function VisitNeed({ visit }: { visit: WaitingVisit }) {
  const { side, name, when, about, line, actions } = visit
  const { move, busyWith } = useVisitMove(visit)
  const [isProposing, setIsProposing] = useState(false)
  const isOwner = side === 'owner'
  const canAccept = actions.includes('accept')
  const what = isOwner ? texts.ownerHome.wouldVisit(name) : texts.ownerHome.proposesTime(name)
  return (
    <Need
      mark={<Avatar name={name} />}
      title={what}
      act={
        <>
          {canAccept && (
            <Button
              small
              busy={busyWith === 'accept'}
              aria-label={`Accept the visit of ${name}`}
              onClick={() => move('accept')}
            >
              Accept
            </Button>
          )}
          {isOwner ? (
            <Button
              small
              variant={canAccept ? 'quiet' : 'primary'}
              aria-label={`${canAccept ? 'Propose another time' : 'Propose a time'} to ${name}`}
              onClick={() => setIsProposing(true)}
            >
              {canAccept ? 'Propose' : 'Propose a time'}
            </Button>
          ) : (
            <ButtonLink to="/my-search" small variant="quiet">
              Other time
            </ButtonLink>
          )}
          {isProposing && <ProposeDialog visit={visit} onClose={() => setIsProposing(false)} />}
        </>
      }
    >
      <p className={styles.when}>{when}</p>
      {line && <p>“{line}”</p>}
      <p>{about}</p>
    </Need>
  )
}

function RequestNeed({ request: { id, name, about, line } }: { request: AskingRow }) {
  const { run, busyWith } = useCall({ refreshes: 'answered', toasts: 'both' })
  const answer = (accept: boolean) =>
    run('/api/user/contact-request', { id, accept }, { name: accept ? 'yes' : 'no' })
  return (
    <Need
      mark={<Avatar name={name} />}
      title={texts.ownerHome.asksForNumber(name)}
      act={
        <>
          <Button
            small
            busy={busyWith === 'yes'}
            aria-label={`Share your number with ${name}`}
            onClick={() => answer(true)}
          >
            Share
          </Button>
          <Button
            small
            variant="quiet"
            busy={busyWith === 'no'}
            aria-label={`Not now: ${name}`}
            onClick={() => answer(false)}
          >
            Not now
          </Button>
        </>
      }
    >
      {line && <p>“{line}”</p>}
      <p>{about}</p>
    </Need>
  )
}
