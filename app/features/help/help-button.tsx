import type { FormEvent } from 'react'
import { useHelp } from '#app/features/help/help-context.ts'
import { HelpDialog } from '#app/features/help/help-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import '#app/features/help/help-button.css'

/** The floating Help button. Pressed before the scripts are here, it opens the help page. */
export function HelpButton() {
  const openHelp = useHelp()

  function open(event: FormEvent) {
    event.preventDefault()
    openHelp()
  }

  return (
    <form className="float-help" action="/help" onSubmit={open}>
      <Button
        type="submit"
        aria-haspopup="dialog"
        aria-label="Help"
        onPointerEnter={HelpDialog.prepare}
        onFocus={HelpDialog.prepare}
      >
        <Icon name="message-circle-question-mark" />
        <span className="only-wide">Help</span>
      </Button>
    </form>
  )
}
