import { createContext, type MouseEvent, useContext } from 'react'

/** Opens the notification panel. */
export const PanelContext = createContext<() => void>(() => {})

/**
 * What a link to the inbox needs in order to open the panel instead; without scripts, or in a new
 * tab, it leads to the inbox itself.
 */
export function usePanelLink() {
  const open = useContext(PanelContext)
  return {
    to: '/dashboard/inbox',
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      open()
    },
  }
}
