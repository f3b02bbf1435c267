import { useEffect } from 'react'

/** Tells the page, and whoever watches it, that its buttons now hear. */
export function useInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    document.dispatchEvent(new Event('interactive'))
  }, [])
}
