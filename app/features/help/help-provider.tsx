import { type ReactNode, useCallback, useState } from 'react'
import { HelpContext, type HelpView } from '#app/features/help/help-context.ts'
import { loadHelpDialog } from '#app/features/help/load-help-dialog.ts'
import type { ViewerSummary } from '#app/root-data.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as messages from '#contract/messages.ts'

type HelpProviderProps = {
  whatsappUrl: string
  viewer: ViewerSummary | null
  children: ReactNode
}

type Dialog = Awaited<ReturnType<typeof loadHelpDialog>>

/** Makes `useHelp` work below it. The dialog is loaded when it is first wanted. */
export function HelpProvider({ whatsappUrl, viewer, children }: HelpProviderProps) {
  const [HelpDialog, setHelpDialog] = useState<Dialog>()
  const [view, setView] = useState<HelpView | null>(null)
  const toast = useToast()

  const open = useCallback(
    async (wanted: HelpView = 'menu') => {
      try {
        const loaded = await loadHelpDialog()
        setHelpDialog(() => loaded)
        setView(wanted)
      } catch {
        toast(messages.trouble.offline, 'bad')
      }
    },
    [toast],
  )

  return (
    <HelpContext value={open}>
      {children}
      {HelpDialog && (
        <HelpDialog view={view} onView={setView} whatsappUrl={whatsappUrl} viewer={viewer} />
      )}
    </HelpContext>
  )
}
