import { type ReactNode, useCallback, useState } from 'react'
import { HelpContext, type HelpView } from '#app/features/help/help-context.ts'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

/** Loaded when it is first opened. */
export const HelpDialog = lazyComponent(
  async () => (await import('#app/features/help/help-dialog.tsx')).HelpDialog,
)

type HelpProviderProps = {
  whatsappUrl: string
  viewer: ViewerSummary | null
  children: ReactNode
}

/** Makes `useHelp` work below it. */
export function HelpProvider({ whatsappUrl, viewer, children }: HelpProviderProps) {
  const [view, setView] = useState<HelpView | null>(null)
  const open = useCallback((wanted: HelpView = 'menu') => setView(wanted), [])

  return (
    <HelpContext value={open}>
      {children}
      {(view || HelpDialog.isHere()) && (
        <HelpDialog
          view={view}
          onView={setView}
          onClose={() => setView(null)}
          whatsappUrl={whatsappUrl}
          viewer={viewer}
        />
      )}
    </HelpContext>
  )
}
