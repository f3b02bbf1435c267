import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { ConfirmTexts } from '#app/ui/confirm-dialog.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const ConfirmDialog = lazyComponent(
  async () => (await import('#app/ui/confirm-dialog.tsx')).ConfirmDialog,
)

/** Shows the dialog and waits; true for OK, false for Cancel or Escape. */
export type ShowConfirm = (question: string | ConfirmTexts) => Promise<boolean>

type OpenConfirm = { key: number; texts: ConfirmTexts; answer: (ok: boolean) => void }

const ConfirmContext = createContext<ShowConfirm | undefined>(undefined)

/** Makes `useConfirm` work below it; several dialogs are shown one after the other. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [dialogs, setDialogs] = useState<OpenConfirm[]>([])

  const show = useCallback<ShowConfirm>((question) => {
    const texts = typeof question === 'string' ? { title: question } : question
    return new Promise((answer) => {
      setDialogs((open) => [...open, { texts, key: (open.at(-1)?.key ?? 0) + 1, answer }])
    })
  }, [])

  const [first] = dialogs
  function answer(ok: boolean) {
    first?.answer(ok)
    setDialogs((open) => open.slice(1))
  }

  return (
    <ConfirmContext value={show}>
      {children}
      {first && (
        <ConfirmDialog
          key={first.key}
          {...first.texts}
          onAnswer={answer}
          onClose={() => answer(false)}
        />
      )}
    </ConfirmContext>
  )
}

export function useConfirm(): ShowConfirm {
  const show = useContext(ConfirmContext)
  if (!show) throw new Error('useConfirm needs a ConfirmProvider above it')
  return show
}
