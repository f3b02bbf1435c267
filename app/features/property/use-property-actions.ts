import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cameFromHere, replaceAddress } from '#app/router/history-entry.ts'
import { loginPath } from '#app/session/redirect.ts'

/** Actions that need somebody signed in; also the fragments of the address that ask for them. */
export type Action = 'contact' | 'visit' | 'ask' | 'save'

type Options = {
  path: string
  isSignedIn: boolean
  /** Whether the owner can be reached now. */
  isOpen: boolean
  onSave: () => void
}

/**
 * Which dialog is open. A fragment such as #contact opens one too: cards use it, and so the wish
 * survives a login. Visitors from another site confirm first, since a look at the number tells the
 * owner who looked.
 */
export function usePropertyActions({ path, isSignedIn, isOpen, onSave }: Options) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ action: Action; isSure: boolean }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is read once for each address
  useEffect(() => {
    const action = readAction(hash)
    if (!action || (action !== 'save' && !isOpen)) return
    if (!isSignedIn) {
      navigate(loginPath(`${path}#${action}`), { replace: true })
      return
    }
    const isSure = cameFromHere()
    // Out of the address, so that a reload does not ask again.
    replaceAddress(path)
    if (action !== 'save') setOpened({ action, isSure })
    else if (isSure) onSave()
  }, [hash, path])

  // A dialog that opened by itself has no button to return the focus to.
  useEffect(() => {
    if (!opened) return
    return () => {
      if (document.activeElement?.closest('main')) return
      const buttons = document.querySelectorAll<HTMLElement>(`[data-action=${opened.action}]`)
      for (const button of buttons) button.focus()
    }
  }, [opened])

  return {
    opened,
    open: (action: Action) => setOpened({ action, isSure: true }),
    close: () => setOpened(undefined),
  }
}

const actions = ['contact', 'visit', 'ask', 'save'] as const satisfies readonly Action[]

function readAction(hash: string): Action | undefined {
  const wanted = hash.slice(1)
  return actions.find((action) => action === wanted)
}
