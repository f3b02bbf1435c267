import { useLayoutEffect, useRef } from 'react'

/** Opens and closes a `<dialog>` as `open` says. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return ref
}
