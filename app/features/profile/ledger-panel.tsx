import { Link } from 'react-router'
import { useBlockQuestion } from '#app/forms/use-block-question.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Moment, tableDate } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/profile/profile.module.css'

type Entry = { id: string; name: string; spn: string; createdAt: Moment; isBlocked?: boolean }

type LedgerPanelProps = { shownTo: Entry[]; blocked: Entry[]; seen: Entry[]; now: Moment }

/** The number ledger: who saw my number, and whose number I saw. */
export function LedgerPanel({ shownTo, blocked, seen, now }: LedgerPanelProps) {
  return (
    <>
      <h3>Who saw my number</h3>
      <Entries entries={shownTo} now={now} canBlock />
      {blocked.length > 0 && (
        <>
          <h3>Blocked before they saw it</h3>
          <Entries entries={blocked} now={now} canBlock />
        </>
      )}
      <h3>Whose number I saw</h3>
      <Entries entries={seen} now={now} />
    </>
  )
}

type EntriesProps = { entries: Entry[]; now: Moment; canBlock?: boolean }

function Entries({ entries, now, canBlock = false }: EntriesProps) {
  if (entries.length === 0) return <p className="soft">{texts.profile.nobodyYet}</p>
  return (
    <ul className={styles.searches}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Icon name="phone" />
          <span>
            <b>{displayName(entry.name)}</b>
            <span className="soft small">
              {tableDate(entry.createdAt, now)} ·{' '}
              <Link to={listingPath(entry.spn)}>{entry.spn}</Link>
            </span>
          </span>
          {canBlock && <BlockButton entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

function BlockButton({ entry: { id, name, isBlocked = false } }: { entry: Entry }) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const isSureToBlock = useBlockQuestion()

  async function change() {
    if (!isBlocked && !(await isSureToBlock(displayName(name)))) return
    await run('/api/user/block', { id, block: !isBlocked })
  }

  const action = isBlocked ? 'Unblock' : 'Block'
  return (
    <Button
      variant="plain"
      small
      busy={isBusy}
      aria-label={`${action} ${displayName(name)}`}
      onClick={change}
    >
      {action}
    </Button>
  )
}
