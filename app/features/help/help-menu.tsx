import type { HelpView } from '#app/features/help/help-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/help/help-dialog.module.css'

type HelpMenuProps = { onChoose: (view: HelpView) => void; whatsappUrl: string }

export function HelpMenu({ onChoose, whatsappUrl }: HelpMenuProps) {
  return (
    <>
      <p className={styles.helpLede}>How may we help you today?</p>
      <ul className={styles.helpMenu}>
        <li>
          {/* biome-ignore lint/a11y/noAutofocus: the dialog has just opened, or the form was left */}
          <button type="button" autoFocus onClick={() => onChoose('call')}>
            <Icon name="phone-call" />
            Request a call back
            <Icon name="chevron-right" />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => onChoose('mail')}>
            <Icon name="mail" />
            Email US
            <Icon name="chevron-right" />
          </button>
        </li>
        <li>
          <a href={whatsappUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="message-circle" />
            Chat on Whatsapp
            <Icon name="external-link" />
          </a>
        </li>
      </ul>
    </>
  )
}
