import { useEffect, useEffectEvent } from 'react'

type Keys = { onReload: () => void; onClose: () => void; onToggleRaw: () => void }

const typing = 'input, textarea, select, [contenteditable="true"]'

/**
 * The keys of the report viewer: j and k move from row to row, where Enter opens, c calls the number
 * of the row, / goes to the search, r reloads, Escape closes the open row, Alt alone toggles raw view.
 */
export function useReportKeys({ onReload, onClose, onToggleRaw }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 'escape') onClose()
    else if (key === 'r') onReload()
    else if (key === 'j') moveBy(1)
    else if (key === 'k') moveBy(-1)
    else if (key === 'c') callNumber()
    else if (key === '/') {
      // Otherwise the key would be typed into the field.
      event.preventDefault()
      document.querySelector<HTMLElement>('search [type="search"]')?.focus()
    }
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

/** The buttons that open the rows, in their order. */
function rowButtons() {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}

/** The row that has the focus, in whichever of its cells. */
function focusedRow() {
  return document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
}

function moveBy(step: 1 | -1) {
  const buttons = rowButtons()
  const row = focusedRow()
  const at = row ? buttons.indexOf(row) : -1
  const next = at < 0 ? buttons.at(step > 0 ? 0 : -1) : buttons[at + step]
  next?.focus()
}

function callNumber() {
  const row = (focusedRow() ?? rowButtons().find(isOpen))?.closest('tr')
  row?.querySelector<HTMLElement>('a[href^="tel:"]')?.click()
}

function isOpen(button: HTMLElement) {
  return button.ariaExpanded === 'true'
}
