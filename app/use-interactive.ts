import { useEffect } from 'react'
import { repeatEarlyInput } from '#app/early-input.ts'

/** Tells the page, and whoever watches it, that its buttons now hear. */
export function useInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    // Not within an effect, where React would not look at the fields.
    setTimeout(repeatEarlyInput)
  }, [])
}

/** Whether it does already. Unlike a state, asking changes nothing that is shown. */
export function isInteractive() {
  return typeof document !== 'undefined' && 'interactive' in document.documentElement.dataset
}
