import { useEffect, useEffectEvent } from 'react'

/** What a key does, by its name in KeyboardEvent, in small letters. */
export type Shortcuts = Partial<Record<string, () => unknown>>

/** Keyboard shortcuts of a page. They rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (hasModifier || event.repeat || isTyping(event.target) || isDialogOpen()) return
    // The space bar presses what has the focus.
    if (event.key === ' ' && isPressable(event.target)) return
    const run = shortcuts[event.key.toLowerCase()]
    if (!run) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(target.type)
}

function isPressable(target: EventTarget | null) {
  return target instanceof Element && target.closest('a, button, input, summary, [tabindex="0"]')
}

function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
