import { useLayoutEffect } from 'react'
import { repeatEarlyInput } from '#app/browser/early-input.ts'

/** Replays earlier input as soon as the page is hydrated, then marks it so, for styles and tests. */
export function useInteractive() {
  useLayoutEffect(() => {
    // React does not notice changed fields within an effect. A microtask still belongs to the task
    // that hydrates, so nobody can press a key before React knows what was typed.
    queueMicrotask(() => {
      repeatEarlyInput()
      document.documentElement.dataset.interactive = ''
    })
  }, [])
}

/** Whether hydration is over. Not a state, so reading it causes no second render. */
export function isInteractive() {
  return typeof document !== 'undefined' && 'interactive' in document.documentElement.dataset
}
