import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/people/people.module.css'

export type HistoryEntry = {
  id: string
  when: string
  text: string
  /** The property it is about, after the text. */
  home?: { label: string; to: string } | undefined
  /** The link to the person or thing it is about. */
  about?: { label: string; to: string } | undefined
  /** The outcome. */
  state?: string | undefined
}

type HistoryListProps = { entries: readonly HistoryEntry[]; label: string; empty?: ReactNode }

/** What happened, newest first, one line each. */
export function HistoryList({ entries, label, empty = 'None' }: HistoryListProps) {
  const isCut = entries.length >= reviewLimits.historyEntries
  if (entries.length === 0) return <p className="soft">{empty}</p>
  return (
    <>
      <ul className={styles.history} aria-label={label}>
        {entries.map(({ id, when, text, home, about, state }) => (
          <li key={id}>
            <span className="soft number">{when}</span>
            <span>
              {text} {home && <Link to={home.to}>{home.label}</Link>}
              {home && about && ', '}
              {about && <Link to={about.to}>{about.label}</Link>}
            </span>
            {state && <Tag>{state}</Tag>}
          </li>
        ))}
      </ul>
      {isCut && <p className="soft small">{texts.people.newestEntries(entries.length)}</p>}
    </>
  )
}
