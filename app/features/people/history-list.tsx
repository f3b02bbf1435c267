import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/people/people.module.css'

export type HistoryEntry = {
  id: string
  when: string
  text: string
  /** What it is about, and where that is. */
  about?: { label: string; to: string } | undefined
  /** What became of it. */
  state?: string | undefined
}

type HistoryListProps = { entries: readonly HistoryEntry[]; label: string; empty?: ReactNode }

/** What happened, newest first, one line each. */
export function HistoryList({ entries, label, empty = 'None' }: HistoryListProps) {
  if (entries.length === 0) return <p className="soft">{empty}</p>
  return (
    <ul className={styles.history} aria-label={label}>
      {entries.map(({ id, when, text, about, state }) => (
        <li key={id}>
          <span className="soft number">{when}</span>
          <span>
            {text} {about && <Link to={about.to}>{about.label}</Link>}
          </span>
          {state && <Tag>{state}</Tag>}
        </li>
      ))}
    </ul>
  )
}
