import { useState } from 'react'
import { Link } from 'react-router'
import { telHref } from '#app/browser/tel-href.ts'
import { ProposeDialog } from '#app/features/visits/propose-dialog.tsx'
import { useVisitMove } from '#app/features/visits/use-visit-move.ts'
import type { VisitRow } from '#app/features/visits/visit-row.ts'
import { ClockField } from '#app/forms/clock-field.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import { phoneLimits } from '#contract/limits.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { type VisitAction, visitStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/visits/visits.module.css'

const looks = { accept: 'primary', propose: 'quiet', decline: 'quiet', cancel: 'plain' } as const

type VisitCardProps = {
  visit: VisitRow
  /** Without a frame of its own, in a dialog. */
  isAlone?: boolean
}

/** One visit: when, where, with whom, and what the viewer can do about it. */
export function VisitCard({ visit, isAlone = false }: VisitCardProps) {
  const { side, title, spn, name, day, time, clock, actions } = visit
  const { move, busyWith } = useVisitMove(visit)
  const [isProposing, setIsProposing] = useState(false)
  /** Undefined until an exact time is asked for. */
  const [exact, setExact] = useState<string>()
  const mayBeExact = side === 'owner' && actions.includes('accept') && !clock

  return (
    <article className={isAlone ? styles.alone : styles.card} aria-label={`${name}, ${title}`}>
      <div className={styles.facts}>
        <Thumb photo={visit.photo} />
        <VisitFacts visit={visit} />
      </div>
      <div className={styles.controls}>
        {mayBeExact && exact !== undefined && (
          <ClockField
            label="Exact time"
            placeholder={visitTimeText({ time })}
            day={day}
            within={time}
            value={exact}
            onValue={setExact}
          />
        )}
        <div className={styles.buttons} data-keep-clear>
          {actions.map((action) => (
            <Button
              key={action}
              small
              variant={isOnlyAnswer(action, visit) ? 'primary' : looks[action]}
              busy={busyWith === action}
              aria-label={`${labelFor(action, visit)}: ${name}, ${spn}`}
              onClick={() =>
                action === 'propose' ? setIsProposing(true) : move(action, exact || clock)
              }
            >
              {labelFor(action, visit)}
            </Button>
          ))}
          {mayBeExact && exact === undefined && (
            <Button
              variant="plain"
              small
              aria-label={`Name the exact time: ${name}, ${spn}`}
              onClick={() => setExact('')}
            >
              Exact time
            </Button>
          )}
          {actions.length > 0 && <VisitLinks visit={visit} />}
        </div>
      </div>
      {isProposing && <ProposeDialog visit={visit} onClose={() => setIsProposing(false)} />}
    </article>
  )
}

function VisitFacts({ visit }: { visit: VisitRow }) {
  const { side, status, title, address, spn, name, when, wished, line, asked, actions } = visit
  return (
    <div className={styles.what}>
      <Tag free={isWaitingFor(visit)}>{visitStatuses.labels[status]}</Tag>
      <h3>{when || 'Any time'}</h3>
      <p>
        {name} · <Link to={listingPath(spn)}>{title}</Link>
      </p>
      {address && <p>{address}</p>}
      {side === 'seeker' && status === 'requested' && actions.length > 0 && (
        <p className={styles.meta}>{texts.visits.waitsFor(name)}</p>
      )}
      {line && <p>“{line}”</p>}
      {wished && <p className={styles.meta}>Asked for: {wished}</p>}
      <p className={styles.meta}>Asked on {asked}</p>
    </div>
  )
}

/** Ways to reach the other one, and to keep what was agreed. */
function VisitLinks({ visit }: { visit: VisitRow }) {
  const { id, status, name, phone, spn, title, directions } = visit
  return (
    <>
      {directions && (
        <ButtonLink
          to={directions}
          variant="quiet"
          small
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${title}`}
        >
          <Icon name="navigation" />
          Directions
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          to={telHref(`${phoneLimits.prefix}${phone}`)}
          variant="quiet"
          small
          aria-label={`Call ${name}`}
        >
          <Icon name="phone" />
          Call
        </ButtonLink>
      )}
      {status === 'accepted' && (
        <ButtonLink
          to={`/dashboard/visit.ics?id=${id}`}
          variant="quiet"
          small
          reloadDocument
          download
          aria-label={`Add to calendar: ${name}, ${spn}`}
        >
          <Icon name="calendar-days" />
          Add to calendar
        </ButtonLink>
      )}
    </>
  )
}

/** Whether it is the viewer's turn to answer. */
function isWaitingFor({ side, status, actions }: VisitRow) {
  return actions.length > 0 && status === (side === 'owner' ? 'requested' : 'proposed')
}

/** A wish without a time cannot be accepted, only answered by a time. */
function isOnlyAnswer(action: VisitAction, { status, actions }: VisitRow) {
  return action === 'propose' && status === 'requested' && !actions.includes('accept')
}

function labelFor(action: VisitAction, visit: VisitRow) {
  const { side, status } = visit
  if (action === 'accept') return 'Accept'
  if (isOnlyAnswer(action, visit)) return 'Propose a time'
  if (action === 'propose') return status === 'requested' ? 'Propose another time' : 'Change time'
  if (action === 'decline') return 'Decline'
  if (status === 'accepted') return 'Cancel visit'
  return side === 'owner' ? 'Withdraw proposal' : 'Withdraw request'
}
