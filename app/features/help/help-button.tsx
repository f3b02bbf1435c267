import type { FormEvent } from 'react'
import { useHelp } from '#app/features/help/help-context.ts'
import { loadHelpDialog } from '#app/features/help/load-help-dialog.ts'
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
  const prepare = () => void loadHelpDialog().catch(() => undefined)

  return (
    <form className="float-help" action="/help" onSubmit={open}>
      <Button
        type="submit"
        aria-haspopup="dialog"
        aria-label="Help"
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="message-circle-question-mark" />
        <span className="only-wide">Help</span>
      </Button>
    </form>
  )
}
