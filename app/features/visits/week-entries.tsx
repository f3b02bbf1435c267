import type { VisitRow } from '#app/features/visits/visit-row.ts'
import type { WeekDay, WeekSlot } from '#app/features/visits/week-row.ts'
import { useCall } from '#app/forms/use-call.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clockText } from '#contract/format/visit-clock.ts'
import { visitTimeText } from '#contract/format/visit-wish.ts'
import { visitStatuses } from '#contract/options.ts'
import * as styles from '#app/features/visits/week.module.css'

type WeekEntriesProps = { day: WeekDay; onOpen: (visit: VisitRow) => void }

/** The visits and the offered times of a day, in the order of time. */
export function WeekEntries({ day: { label, visits, slots }, onOpen }: WeekEntriesProps) {
  const entries = [
    ...visits.map((visit) => ({ at: orderOf(visit), visit, slot: undefined })),
    ...slots.map((slot) => ({ at: slot.clock, slot, visit: undefined })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  if (entries.length === 0) return null
  return (
    <ul className={styles.entries}>
      {entries.map(({ visit, slot }) =>
        visit ? (
          <li key={visit.id}>
            <VisitEntry visit={visit} onOpen={onOpen} />
          </li>
        ) : (
          <li key={slot.id}>
            <SlotEntry slot={slot} day={label} />
          </li>
        ),
      )}
    </ul>
  )
}

function VisitEntry({ visit, onOpen }: { visit: VisitRow; onOpen: (visit: VisitRow) => void }) {
  const { status, name, title } = visit
  return (
    <button
      type="button"
      className={classes(styles.entry, status === 'requested' && styles.waits)}
      onClick={() => onOpen(visit)}
    >
      <b>{visitTimeText(visit) || 'Any time'}</b>
      <span>{name}</span>
      <span className={styles.home}>{title}</span>
      <span className={styles.state}>{visitStatuses.labels[status]}</span>
    </button>
  )
}

function SlotEntry({ slot, day }: { slot: WeekSlot; day: string }) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const when = clockText(slot.clock)
  return (
    <div className={styles.slot}>
      <span>
        {when} <span className="soft">free</span>
        {slot.home && <span className={styles.home}>{slot.home}</span>}
      </span>
      <button
        type="button"
        disabled={isBusy}
        aria-label={`Remove ${when} on ${day}`}
        onClick={() => run('/api/user/slots/remove', { id: slot.id })}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

const starts = { morning: '08:00', afternoon: '12:00', evening: '16:00' }

/** A time of day stands before the exact times within it. */
function orderOf({ time, clock }: VisitRow) {
  if (clock) return clock
  return time ? starts[time] : '24:00'
}
