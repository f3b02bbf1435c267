import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { alertWords } from '#contract/search/saved-search-words.ts'
import type { SavedSearch } from '#domain/saved-searches/list-saved-searches.ts'
import * as styles from '#app/features/saved-searches/saved-search-card.module.css'

/** How the user of a saved search is told, and the button that pauses it. */
export function AlertLine({ search }: { search: SavedSearch }) {
  const { id, title, pausedOn, frequency, channels } = search
  const isPaused = pausedOn !== undefined
  const { run, isBusy } = useCall({ toasts: 'both', refreshes: 'done' })
  const on = pausedOn && /^[A-Z\d]/.test(pausedOn) ? `on ${pausedOn}` : pausedOn

  return (
    <div className={classes(styles.alertLine, isPaused && styles.isPaused)}>
      <Icon name={isPaused ? 'bell-off' : 'bell'} />
      <span>{isPaused ? `Alerts paused ${on}` : alertWords(frequency, channels)}</span>
      <Button
        variant="plain"
        small
        className="needs-script"
        busy={isBusy}
        aria-label={`${isPaused ? 'Resume' : 'Pause'} the alerts for ${title}`}
        onClick={() => run('/api/user/saved-searches/pause', { id, paused: !isPaused })}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
    </div>
  )
}
