import { createContext, useContext } from 'react'

/** What the help dialog shows: its menu, or one of the two forms. */
export type HelpView = 'menu' | 'call' | 'mail'

export type OpenHelp = (view?: HelpView) => void

export const HelpContext = createContext<OpenHelp | undefined>(undefined)

/** Opens the help dialog, for any button of any page. */
export function useHelp(): OpenHelp {
  const open = useContext(HelpContext)
  if (!open) throw new Error('useHelp needs a HelpProvider above it')
  return open
}
