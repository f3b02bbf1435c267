import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { addLayer } from '#app/router/layer-entries.ts'

/** Opens and closes a `<dialog>` as `open` says; Back closes it before it leaves the page. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // The browser closes a dialog by itself that nobody has touched before Escape.
    const followBrowser = () => close()
    dialog.showModal()
    dialog.addEventListener('close', followBrowser)
    const removeLayer = addLayer(() => close())
    return () => {
      removeLayer()
      dialog.removeEventListener('close', followBrowser)
      dialog.close()
    }
  }, [open])

  return ref
}
