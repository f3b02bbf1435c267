import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useAvoidOverlap } from '#app/ui/use-avoid-overlap.ts'
import * as styles from '#app/features/scroll-to-top/to-top-button.module.css'

export function ToTopButton() {
  const button = useRef<HTMLButtonElement>(null)
  useAvoidOverlap(button)

  function goUp() {
    window.scrollTo({ top: 0 })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <IconButton ref={button} label="Back to top" className={styles.toTop} onClick={goUp} data-float>
      <Icon name="arrow-up" />
    </IconButton>
  )
}
