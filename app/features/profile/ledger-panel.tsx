import { useState } from 'react'
import { Link } from 'react-router'
import { ownCall } from '#app/features/profile/own-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useBlockQuestion } from '#app/use-block-question.ts'
import { useRefresh } from '#app/use-refresh.ts'
import { type Moment, tableDate } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import { listingPath } from '#contract/shown-listings.ts'
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
  if (entries.length === 0) return <p className="soft">{messages.profile.nobodyYet}</p>
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
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()
  const isSureToBlock = useBlockQuestion()

  async function change() {
    if (!isBlocked && !(await isSureToBlock(displayName(name)))) return
    setBusy(true)
    const reply = await ownCall('/api/user/block', { _id: id, block: !isBlocked })
    if (reply.ok) await refresh()
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(false)
  }

  const action = isBlocked ? 'Unblock' : 'Block'
  return (
    <Button
      variant="plain"
      small
      busy={busy}
      aria-label={`${action} ${displayName(name)}`}
      onClick={change}
    >
      {action}
    </Button>
  )
}
