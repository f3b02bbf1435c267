import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is near the screen; reported once the page has loaded and is idle. An element
 * that is not displayed never is.
 */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isNear])

  useEffect(() => {
    if (isNear) return whenAtRest(() => setTime(true))
  }, [isNear])

  return isTime
}

function whenAtRest(start: () => void) {
  const going = new AbortController()
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(ifWanted, { timeout: 1_000 })
    else setTimeout(ifWanted, 200)
  }
  const ifWanted = () => {
    if (!going.signal.aborted) start()
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: going.signal })
  return () => going.abort()
}
