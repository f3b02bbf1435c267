import { createContext, type MouseEvent, useContext } from 'react'

export const PanelContext = createContext<() => void>(() => {})

/**
 * The props of a link to the inbox that opens the panel instead; without scripts, or in a new tab,
 * it opens the inbox itself.
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
