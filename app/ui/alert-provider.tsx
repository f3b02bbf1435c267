import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { AlertTexts } from '#app/ui/alert-dialog.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const AlertDialog = lazyComponent(
  async () => (await import('#app/ui/alert-dialog.tsx')).AlertDialog,
)

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
      {first && (
        <AlertDialog
          key={first.key}
          {...first.texts}
          onAnswer={answer}
          onClose={() => answer(false)}
        />
      )}
    </AlertContext>
  )
}

export function useAlert(): ShowAlert {
  const show = useContext(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider above it')
  return show
}
