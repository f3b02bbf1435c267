import { Link } from 'react-router'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/profile/profile.module.css'

type MadeSearch = { id: string; text: string; where: string; href: string; createdAt: Moment }

type SearchPanelProps = { searches: MadeSearch[]; now: Moment }

/** What the person searched for, to be run again or forgotten. */
export function SearchPanel({ searches, now }: SearchPanelProps) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'failure' })
  const toast = useToast()

  function clear() {
    return run(
      '/api/user/searches/clear',
      {},
      { onDone: () => toast(texts.profile.searchesCleared) },
    )
  }

  if (searches.length === 0) return <p>{texts.profile.noSearches}</p>
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
      <Button variant="quiet" busy={isBusy} onClick={clear}>
        Clear all
      </Button>
    </>
  )
}
