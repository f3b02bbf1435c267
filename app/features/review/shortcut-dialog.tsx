import { Dialog } from '#app/ui/dialog.tsx'
import * as styles from '#app/features/review/decision-bar.module.css'

const keys = [
  ['A', 'approve: set Active and go on'],
  ['R', 'reject: set Review Failed with the reasons and go on'],
  ['← →', 'picture before, next picture'],
  ['X', 'tick the picture that is shown'],
  ['N', 'next property, skip this one until you log in again'],
  ['U', 'undo the approval that you just made'],
  ['?', 'this list'],
] as const

export function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Shortcuts">
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
