import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

const KEY = 'map-is-open'

/** Whether the map stands in the place of the list. Who comes back finds it as it was. */
export function useOpenMap() {
  const [isOpen, setOpen] = useState(false)
  const isReturn = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page begins with
  useEffect(() => {
    if (isReturn && sessionStorage.getItem(KEY)) setOpen(true)
  }, [])

  function toggle() {
    setOpen(!isOpen)
    if (isOpen) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, 'yes')
  }

  return { isOpen, toggle }
}
