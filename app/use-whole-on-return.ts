import { useEffect } from 'react'

/**
 * Whoever comes back to a page must find it where it was, so from then on everything is laid out, also
 * what is far below the screen. A page that is loaded again is marked by the script that starts it.
 */
export function useWholeOnReturn() {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.returned = ''
    }
    window.addEventListener('popstate', mark)
    return () => window.removeEventListener('popstate', mark)
  }, [])
}
