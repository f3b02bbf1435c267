import { useEffect, useEffectEvent } from 'react'

type Keys = { onReload: () => void; onClose: () => void; onToggleRaw: () => void }

const typing = 'input, textarea, select, [contenteditable="true"]'

/** The keys of the report viewer: r reloads, Escape closes the open row, Alt alone toggles raw view. */
export function useReportKeys({ onReload, onClose, onToggleRaw }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'r' || event.key === 'R') onReload()
  })
  const toggleRaw = useEffectEvent(onToggleRaw)

  useEffect(() => {
    // Alt with another key belongs to the browser, so it counts only when it is let go alone.
    let isAltAlone = false

    function keyDown(event: KeyboardEvent) {
      isAltAlone = event.key === 'Alt' && !event.repeat && !isElsewhere(event)
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
      press(event)
    }
    function keyUp(event: KeyboardEvent) {
      if (event.key !== 'Alt' || !isAltAlone) return
      isAltAlone = false
      // Otherwise the browser's menu would take the focus.
      event.preventDefault()
      toggleRaw()
    }

    addEventListener('keydown', keyDown)
    addEventListener('keyup', keyUp)
    return () => {
      removeEventListener('keydown', keyDown)
      removeEventListener('keyup', keyUp)
    }
  }, [])
}

/** While something is typed or a dialog is open, the keys mean something else. */
function isElsewhere({ target, defaultPrevented }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.closest(typing) !== null
  return defaultPrevented || isTyping || document.querySelector('dialog[open]') !== null
}
