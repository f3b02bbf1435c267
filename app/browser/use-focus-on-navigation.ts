import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the content when another page has opened, for keyboards and screen readers. A
 * page that has taken the focus itself keeps it.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    // The page before was one from the service worker's cache.
    delete document.documentElement.dataset.keptAt
    const content = document.getElementById('content')
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
}
