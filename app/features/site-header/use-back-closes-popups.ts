import { type RefObject, useEffect } from 'react'
import { addLayer } from '#app/router/layer-entries.ts'

/** Popups that a mouse opens in passing are no step of their own; those of small screens are. */
const small = '(max-width: 63.99em)'

/** Makes Back close the popups inside an element before it leaves the page. */
export function useBackClosesPopups(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const holder = ref.current
    if (!holder) return
    const layers = new Map<HTMLElement, () => void>()

    function follow(popup: HTMLElement) {
      const isOpen = popup.matches(':popover-open')
      if (isOpen && !layers.has(popup) && matchMedia(small).matches)
        layers.set(
          popup,
          addLayer(() => popup.hidePopover()),
        )
      if (isOpen) return
      layers.get(popup)?.()
      layers.delete(popup)
    }
    const onToggle = ({ target }: Event) => follow(target as HTMLElement)

    // Perhaps opened before scripts heard; `toggle` does not bubble.
    for (const popup of holder.querySelectorAll<HTMLElement>(':popover-open')) follow(popup)
    holder.addEventListener('toggle', onToggle, { capture: true })
    return () => {
      holder.removeEventListener('toggle', onToggle, { capture: true })
      for (const remove of layers.values()) remove()
    }
  }, [ref])
}
