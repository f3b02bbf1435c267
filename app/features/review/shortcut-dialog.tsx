import {
  type DeskAction,
  type DeskActions,
  keyName,
} from '#app/features/review/use-desk-actions.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import * as styles from '#app/features/review/key-line.module.css'

type ShortcutDialogProps = { open: boolean; onClose: () => void; actions: DeskActions }

export function ShortcutDialog({ open, onClose, actions }: ShortcutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Shortcuts">
      <dl className={styles.keys}>
        {Object.values<DeskAction>(actions).map((action) => (
          <div key={action.label}>
            <dt>
              <kbd>{keyName(action)}</kbd>
            </dt>
            <dd>
              {action.label}: {action.hint}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
