import { useState } from 'react'
import { Link } from 'react-router'
import { ownCall } from '#app/features/profile/own-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { type Moment, notificationTime } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/profile/profile.module.css'

type MadeSearch = { id: string; text: string; where: string; href: string; createdAt: Moment }

type SearchPanelProps = { searches: MadeSearch[]; now: Moment }

/** What the person searched for, to be run again or forgotten. */
export function SearchPanel({ searches, now }: SearchPanelProps) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()

  async function clear() {
    setBusy(true)
    const reply = await ownCall('/api/user/searches/clear', {})
    if (reply.ok) await refresh()
    toast(reply.ok ? messages.profile.searchesCleared : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(false)
  }

  if (searches.length === 0) return <p>{messages.profile.noSearches}</p>
  return (
    <>
      <ul className={styles.searches}>
        {searches.map(({ id, text, where, href, createdAt }) => (
          <li key={id}>
            <Icon name="search" />
            <span>
              <Link to={href}>{text}</Link>
              <span className="soft small">
                {where} · {notificationTime(createdAt, now)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="quiet" busy={busy} onClick={clear}>
        Clear all
      </Button>
    </>
  )
}
