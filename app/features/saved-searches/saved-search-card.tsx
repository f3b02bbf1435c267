import { type ReactNode, useState } from 'react'
import { AlertLine } from '#app/features/saved-searches/alert-line.tsx'
import { UndoToast } from '#app/forms/undo-toast.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { savedSearchLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { SavedSearch } from '#domain/saved-searches/list-saved-searches.ts'
import * as styles from '#app/features/saved-searches/saved-search-card.module.css'

const AlertDialog = lazyComponent(
  async () => (await import('#app/features/saved-searches/alert-dialog.tsx')).AlertDialog,
)

type SavedSearchCardProps = {
  search: SavedSearch
  /** The level of its title in the page's outline. */
  as: 'h2' | 'h3'
  /** Whether it can be changed and removed here too, not only paused. */
  isWhole: boolean
  /** Further parts, such as the new homes. */
  children?: ReactNode
}

/** A saved search: what is new, and how its user is told. */
export function SavedSearchCard(props: SavedSearchCardProps) {
  const { search, as: Title, isWhole, children } = props
  return (
    <article className={styles.card}>
      <div>
        <Title className={styles.title}>{search.title}</Title>
        {search.detail && <p className={styles.detail}>{search.detail}</p>}
      </div>
      {children}
      <div>
        <Fresh search={search} />
        <AlertLine search={search} />
        {isWhole && <CardActions search={search} />}
      </div>
    </article>
  )
}

/** How many homes are new since when, with the link to them. */
function Fresh({ search: { newCount, since, href, title } }: { search: SavedSearch }) {
  const isMore = newCount > savedSearchLimits.newShown
  const count = isMore ? `${savedSearchLimits.newShown}+` : newCount
  const action = newCount > 0 ? `See ${count} ${newCount === 1 ? 'home' : 'homes'}` : 'Open'
  return (
    <div className={styles.fresh}>
      {newCount > 0 ? (
        <p>
          <strong>{count} new</strong> <span>since {since}</span>
        </p>
      ) : (
        <p>
          <span>Nothing new since {since}</span>
        </p>
      )}
      <ButtonLink
        to={href}
        small
        variant={newCount > 0 ? undefined : 'quiet'}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </ButtonLink>
    </div>
  )
}

function CardActions({ search }: { search: SavedSearch }) {
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useCall({ toasts: 'failure', refreshes: 'done' })
  const toast = useToast()
  const { id, title } = search

  function remove() {
    const text = texts.savedSearches.removed
    const path = '/api/user/saved-searches/remove'
    return run(
      path,
      { id, removed: true },
      {
        onDone: () => toast(<UndoToast text={text} path={path} posted={{ id, removed: false }} />),
      },
    )
  }

  return (
    <div className={classes(styles.actions, 'needs-script')}>
      <Button
        variant="plain"
        small
        aria-label={`Change the alerts for ${title}`}
        onPointerEnter={AlertDialog.prepare}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <Button variant="plain" small busy={isBusy} aria-label={`Remove ${title}`} onClick={remove}>
        Remove
      </Button>
      {isOpen && <AlertDialog search={search} onClose={() => setOpen(false)} />}
    </div>
  )
}
