import { useEffect } from 'react'

/** Tells the page, and whoever watches it, that its buttons now hear. */
export function useInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    document.dispatchEvent(new Event('interactive'))
  }, [])
}

/** Whether it does already. Unlike a state, asking changes nothing that is shown. */
export function isInteractive() {
  return typeof document !== 'undefined' && 'interactive' in document.documentElement.dataset
}
