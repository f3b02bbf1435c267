import { UndoLine } from '#app/features/review/undo-line.tsx'
import {
  type DeskAction,
  type DeskActions,
  keyName,
} from '#app/features/review/use-desk-actions.ts'
import * as styles from '#app/features/review/key-line.module.css'

/** The actions with their keys, and what was decided last. */
export function KeyLine({ actions }: { actions: DeskActions }) {
  const { approve, sendBack, skip, undo, keys } = actions
  return (
    <div className={styles.line}>
      {[approve, sendBack, skip, undo, keys].map((action: DeskAction) => (
        <button
          key={action.label}
          type="button"
          className={styles.key}
          aria-disabled={action.isOff || undefined}
          onClick={action.run}
        >
          <kbd>{keyName(action)}</kbd> {action.label}
        </button>
      ))}
      <span className={styles.hint}>Arrows move through pictures, Space ticks</span>
      <UndoLine />
    </div>
  )
}
