import { type RefObject, useEffect } from 'react'
import { addLayer } from '#app/router/layer-entries.ts'

/** Popups that open on hover get no history entry; those of small screens do. */
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

    // A popup may have been opened before hydration; `toggle` events do not bubble.
    for (const popup of holder.querySelectorAll<HTMLElement>(':popover-open')) follow(popup)
    holder.addEventListener('toggle', onToggle, { capture: true })
    return () => {
      holder.removeEventListener('toggle', onToggle, { capture: true })
      for (const remove of layers.values()) remove()
    }
  }, [ref])
}
