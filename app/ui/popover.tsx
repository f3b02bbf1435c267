import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/popover.module.css'

type PopoverProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** What is pressed to open it. */
  trigger: ReactNode
  triggerClass?: string | undefined
  triggerLabel?: string
  /** Of the box that opens. */
  boxClass?: string | undefined
  align?: 'start' | 'end'
  /** Closes when a link or a button inside is pressed, as menus do; `data-stay` exempts a button. */
  closeOnChoice?: boolean
  children: ReactNode
}

/** Opens beside what was pressed; a click elsewhere, Escape or leaving it by Tab closes it. */
export function Popover({
  trigger,
  triggerClass,
  triggerLabel,
  boxClass,
  align = 'start',
  closeOnChoice = false,
  className,
  children,
  ...details
}: PopoverProps) {
  const ref = useClosingDetails(closeOnChoice)

  return (
    <details {...details} ref={ref} className={classes(styles.popover, className)}>
      <summary className={triggerClass} aria-label={triggerLabel}>
        {trigger}
      </summary>
      <div className={classes(styles.popoverBox, align === 'end' && styles.isAtEnd, boxClass)}>
        {children}
      </div>
    </details>
  )
}

/** Makes a `<details>` close as a popover does. */
function useClosingDetails(closeOnChoice: boolean) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const summary = details.querySelector('summary')

    function keepInView() {
      const box = details?.lastElementChild
      if (!details?.open || !box) return
      const { right } = box.getBoundingClientRect()
      if (right > document.documentElement.clientWidth) details.dataset.flipped = ''
      box.scrollIntoView({ block: 'nearest' })
    }
    function onElsewhere(event: Event) {
      if (details?.open && !details.contains(event.target as Node)) details.open = false
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details?.open) return
      // Otherwise a dialog around it would close too.
      event.preventDefault()
      details.open = false
      summary?.focus()
    }
    function onChoice(event: Event) {
      const choice = (event.target as Element).closest('a, button:not([data-stay])')
      if (!details || !closeOnChoice || !choice) return
      details.open = false
      summary?.focus()
    }

    details.addEventListener('toggle', keepInView)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    details.addEventListener('keydown', onKey)
    details.addEventListener('click', onChoice)
    return () => {
      details.removeEventListener('toggle', keepInView)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      details.removeEventListener('keydown', onKey)
      details.removeEventListener('click', onChoice)
    }
  }, [closeOnChoice])

  return ref
}
