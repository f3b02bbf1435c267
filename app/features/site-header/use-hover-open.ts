import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Long enough to cross the gap between the button and its popup. */
const graceMs = 250

/** Handlers, for a button and its popup alike, that keep the popup open while a mouse is on them. */
export function useHoverOpen(popup: RefObject<HTMLElement | null>) {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerEnter(event: PointerEvent) {
      clearTimeout(timer.current)
      if (event.pointerType === 'mouse' && popup.current && !isOpen(popup.current))
        popup.current.showPopover()
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      timer.current = window.setTimeout(() => {
        const box = popup.current
        if (box && isOpen(box) && !box.contains(document.activeElement)) box.hidePopover()
      }, graceMs)
    },
  }
}

function isOpen(popup: HTMLElement) {
  return popup.matches(':popover-open')
}
