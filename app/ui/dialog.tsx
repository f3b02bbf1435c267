import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import * as styles from '#app/ui/dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Asked for by the close button, Escape, Back and a click beside the dialog. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay in view at the bottom. */
  foot?: ReactNode
  /** Rises from the bottom on phones. */
  sheet?: boolean
  wide?: boolean
  hideTitle?: boolean
  closeLabel?: string
  className?: string | undefined
  /** Classes of what is inside, where a dialog looks different. */
  parts?: Partial<Record<'title' | 'body' | 'close', string | undefined>>
}

/** A modal dialog: keeps the focus, locks the page behind it and gives the focus back. */
export function Dialog({ open, onClose, title, children, foot, ...look }: DialogProps) {
  const titleId = useId()
  const ref = useModal(open, onClose)

  function closeOnScrim(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click on the scrim does
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(
        styles.dialog,
        look.sheet && styles.bottomSheet,
        look.wide && styles.dialogWide,
        look.className,
      )}
      onClick={closeOnScrim}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.dialogBox}>
          <h2
            id={titleId}
            className={
              look.hideTitle ? 'visually-hidden' : classes(styles.dialogTitle, look.parts?.title)
            }
          >
            {title}
          </h2>
          <div className={classes(styles.dialogBody, look.parts?.body)}>{children}</div>
          {foot && <div className={styles.dialogFoot}>{foot}</div>}
          <IconButton
            label={look.closeLabel ?? 'Close'}
            className={classes(styles.dialogClose, look.parts?.close)}
            onClick={onClose}
          >
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
