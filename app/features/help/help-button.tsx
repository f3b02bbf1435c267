import { type FormEvent, type ReactNode, type Ref, useRef } from 'react'
import { useHelp } from '#app/features/help/help-context.ts'
import { HelpDialog } from '#app/features/help/help-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useAvoidOverlap } from '#app/ui/use-avoid-overlap.ts'
import * as styles from '#app/features/help/help-button.module.css'

/** The floating Help button, which never covers text or anything that can be pressed. */
export function HelpButton() {
  const ref = useRef<HTMLFormElement>(null)
  useAvoidOverlap(ref)
  return (
    <HelpForm ref={ref} className={styles.floatHelp} isFloating>
      <span className="only-wide">Help</span>
    </HelpForm>
  )
}

/** The Help button as a line of a card, on pages where nothing may float. */
export function HelpLine() {
  return (
    <HelpForm className={styles.helpLine} isPlain>
      Help
    </HelpForm>
  )
}

type HelpFormProps = {
  ref?: Ref<HTMLFormElement>
  className: string | undefined
  isPlain?: boolean
  isFloating?: boolean
  children: ReactNode
}

/** Pressed before the scripts have loaded, it opens the help page. */
function HelpForm({ ref, className, isPlain = false, isFloating, children }: HelpFormProps) {
  const openHelp = useHelp()

  function open(event: FormEvent) {
    event.preventDefault()
    openHelp()
  }

  return (
    <form ref={ref} className={className} action="/help" onSubmit={open} data-float={isFloating}>
      <Button
        type="submit"
        variant={isPlain ? 'plain' : 'primary'}
        small={isPlain}
        aria-haspopup="dialog"
        aria-label="Help"
        onPointerEnter={HelpDialog.prepare}
        onFocus={HelpDialog.prepare}
      >
        <Icon name="message-circle-question-mark" />
        {children}
      </Button>
    </form>
  )
}
