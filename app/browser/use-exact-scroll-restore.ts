import { useEffect } from 'react'

/**
 * Turns off `content-visibility` after Back or Forward, so that the scroll position can be restored
 * exactly. A reloaded page is marked by the start script.
 */
export function useExactScrollRestore() {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.returned = ''
    }
    window.addEventListener('popstate', mark)
    return () => window.removeEventListener('popstate', mark)
  }, [])
}
