import { AlertChoices } from '#app/features/saved-searches/alert-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { SavedSearch } from '#domain/saved-searches/list-saved-searches.ts'
import * as styles from '#app/features/saved-searches/alert-choices.module.css'

type AlertDialogProps = { search: SavedSearch; onClose: () => void }

/** How often and how somebody is told of a saved search. */
export function AlertDialog({ search, onClose }: AlertDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Alerts for this search" sheet>
      <div className={styles.dialogBody}>
        <p>{search.title}</p>
        <AlertChoices id={search.id} chosen={search} />
        <Button wide onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
