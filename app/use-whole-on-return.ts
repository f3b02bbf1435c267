import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isInteractive } from '#app/use-interactive.ts'

/**
 * Whoever comes back to a page must find it where it was, so from then on everything is laid out, also
 * what is far below the screen. A page that is loaded again is marked by the script that starts it.
 */
export function useWholeOnReturn() {
  const { key } = useLocation()
  const kind = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: for every entry of the history
  useLayoutEffect(() => {
    if (kind === 'POP' && isInteractive()) document.documentElement.dataset.returned = ''
  }, [kind, key])
}
