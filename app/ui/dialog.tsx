import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import '#app/ui/dialog.css'

export type DialogProps = {
  open: boolean
  /** Asked for by the close button, Escape and a click beside the dialog. */
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
  className?: string
}

/** A modal dialog: keeps the focus, locks the page behind it and gives the focus back. */
export function Dialog({ open, onClose, title, children, foot, ...look }: DialogProps) {
  const titleId = useId()
  const ref = useModal(open)

  function closeOnScrim(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click on the scrim does
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(
        'dialog',
        look.sheet && 'bottom-sheet',
        look.wide && 'dialog-wide',
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
        <div className="dialog-box">
          <h2 id={titleId} className={look.hideTitle ? 'visually-hidden' : 'dialog-title'}>
            {title}
          </h2>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
          <IconButton label={look.closeLabel ?? 'Close'} className="dialog-close" onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
