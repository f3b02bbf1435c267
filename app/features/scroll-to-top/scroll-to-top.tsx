import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { screenLimits } from '#contract/limits.ts'
import * as styles from '#app/features/scroll-to-top/scroll-to-top.module.css'

const ToTopButton = lazyComponent(
  async () => (await import('#app/features/scroll-to-top/to-top-button.tsx')).ToTopButton,
  { isQuiet: true },
)

/** A button back to the top, once the page is scrolled far down. */
export function ScrollToTop() {
  const [isFar, setFar] = useState(false)
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setFar(entry?.isIntersecting === false))
    if (top.current) watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <>
      <div ref={top} className={styles.nearTop} style={{ height: screenLimits.scrollToTopPx }} />
      {isFar && <ToTopButton />}
    </>
  )
}
