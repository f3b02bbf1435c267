import { useEffect } from 'react'
import { repeatEarlyInput } from '#app/early-input.ts'

/** Marks the document as hydrated, for styles and tests, and replays earlier input. */
export function useInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    // After the effect: React does not notice changed fields within one.
    setTimeout(repeatEarlyInput)
  }, [])
}

/** Whether hydration is over. Not a state, so reading it causes no second render. */
export function isInteractive() {
  return typeof document !== 'undefined' && 'interactive' in document.documentElement.dataset
}
