import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useAvoidOverlap } from '#app/ui/use-avoid-overlap.ts'
import { screenLimits } from '#contract/limits.ts'
import * as styles from '#app/features/scroll-to-top/scroll-to-top.module.css'

/** A way back to the top, once one is far from it. */
export function ScrollToTop() {
  const [isFar, setFar] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useAvoidOverlap(button, isFar)

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setFar(entry?.isIntersecting === false))
    if (top.current) watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [])

  function goUp() {
    window.scrollTo({ top: 0 })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={top} className={styles.nearTop} style={{ height: screenLimits.scrollToTopPx }} />
      {isFar && (
        <IconButton
          ref={button}
          label="Back to top"
          className={styles.toTop}
          onClick={goUp}
          data-float
        >
          <Icon name="arrow-up" />
        </IconButton>
      )}
    </>
  )
}
