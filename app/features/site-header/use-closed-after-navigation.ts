import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes every popup inside an element when another page opens. */
export function useClosedAfterNavigation() {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    for (const popup of ref.current?.querySelectorAll<HTMLElement>(':popover-open') ?? [])
      popup.hidePopover()
  }, [key])

  return ref
}
