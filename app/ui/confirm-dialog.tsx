import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { useModal } from '#app/ui/use-modal.ts'
import * as styles from '#app/ui/confirm-dialog.module.css'
import * as dialogStyles from '#app/ui/dialog.module.css'

export type ConfirmTexts = {
  title: string
  text?: string
  /** The word on the one button. */
  ok?: string
  /** A second button, when there is something to decide. */
  cancel?: string
}

type ConfirmDialogProps = ConfirmTexts & { onAnswer: (ok: boolean) => void }

/** A question or news in a modal dialog, closed only by its buttons, Escape or Back. */
export function ConfirmDialog({ title, text, ok = 'OK', cancel, onAnswer }: ConfirmDialogProps) {
  const id = useId()
  const dismiss = () => onAnswer(cancel === undefined)
  const ref = useModal(true, dismiss)

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      className={classes(dialogStyles.dialog, styles.confirm)}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      <h2 id={`${id}-title`} className={styles.confirmTitle}>
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="soft">
          {text}
        </p>
      )}
      <div className={styles.confirmButtons}>
        <Button onClick={() => onAnswer(true)}>{ok}</Button>
        {cancel && (
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
        )}
      </div>
    </dialog>
  )
}
