import { Link } from 'react-router'
import { useLastDecision } from '#app/features/review/last-decision.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import { listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/review/key-line.module.css'

/** The same where there is no listing left whose keys undo it. */
export function LastDecision() {
  const { undo } = useLastDecision()
  useShortcuts({ z: undo, u: undo })
  return <UndoLine />
}

/** What was decided last, with Undo for a while. */
export function UndoLine() {
  const { decision, secondsLeft, undo, isBusy, trouble } = useLastDecision()
  return (
    <div role="status" className={styles.status}>
      {decision && (
        <p className={styles.last}>
          <Icon name="check" />
          <span>
            {texts.updated}: {decision.shown && 'the changes to '}
            <Link to={`/admin/review/${decision.shown ?? decision.spn}`}>
              {decision.shown ?? decision.spn}
            </Link>{' '}
            {decision.shown ? 'are' : 'is'} now {listingStatuses.labels[decision.status]}. {trouble}
          </span>
          {secondsLeft > 0 && (
            <button type="button" onClick={undo} aria-busy={isBusy || undefined}>
              Undo <span aria-hidden="true">{secondsLeft} s</span>
            </button>
          )}
        </p>
      )}
    </div>
  )
}
