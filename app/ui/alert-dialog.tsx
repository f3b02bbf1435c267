import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useModal } from '#app/ui/dialog.tsx'
import '#app/ui/dialog.css'
import '#app/ui/alert-dialog.css'

type AlertTexts = {
  title: string
  text?: string
  /** The word on the one button. */
  ok?: string
  /** A second button, when there is something to decide. */
  cancel?: string
}

/** Shows the alert and waits; true for OK, false for Cancel or Escape. */
export type ShowAlert = (alert: string | AlertTexts) => Promise<boolean>

type OpenAlert = { key: number; texts: AlertTexts; answer: (ok: boolean) => void }

const AlertContext = createContext<ShowAlert | undefined>(undefined)

/** Makes `useAlert` work below it; several alerts are shown one after the other. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<OpenAlert[]>([])

  const show = useCallback<ShowAlert>((alert) => {
    const texts = typeof alert === 'string' ? { title: alert } : alert
    return new Promise((answer) => {
      setAlerts((open) => [...open, { texts, key: (open.at(-1)?.key ?? 0) + 1, answer }])
    })
  }, [])

  const [first] = alerts
  function answer(ok: boolean) {
    first?.answer(ok)
    setAlerts((open) => open.slice(1))
  }

  return (
    <AlertContext value={show}>
      {children}
      {first && <AlertDialog key={first.key} {...first.texts} onAnswer={answer} />}
    </AlertContext>
  )
}

export function useAlert(): ShowAlert {
  const show = useContext(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider above it')
  return show
}

type AlertDialogProps = AlertTexts & { onAnswer: (ok: boolean) => void }

/** News that must be read: no way around it but the button (or Escape). */
export function AlertDialog({ title, text, ok = 'OK', cancel, onAnswer }: AlertDialogProps) {
  const id = useId()
  const ref = useModal(true)

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      className="dialog alert"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(cancel === undefined)
      }}
    >
      <h2 id={`${id}-title`} className="alert-title">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="soft">
          {text}
        </p>
      )}
      <div className="alert-buttons">
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
