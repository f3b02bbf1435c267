import { ChevronRight, ExternalLink, Mail, MessageCircle, PhoneCall } from 'lucide-react'
import type { HelpView } from '#app/features/help/help-context.ts'

type HelpMenuProps = { onChoose: (view: HelpView) => void; whatsappUrl: string }

export function HelpMenu({ onChoose, whatsappUrl }: HelpMenuProps) {
  return (
    <>
      <p className="help-lede">How may we help you today?</p>
      <ul className="help-menu">
        <li>
          {/* biome-ignore lint/a11y/noAutofocus: the dialog has just opened, or the form was left */}
          <button type="button" autoFocus onClick={() => onChoose('call')}>
            <PhoneCall className="icon" aria-hidden="true" />
            Request a call back
            <ChevronRight className="icon" aria-hidden="true" />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => onChoose('mail')}>
            <Mail className="icon" aria-hidden="true" />
            Email US
            <ChevronRight className="icon" aria-hidden="true" />
          </button>
        </li>
        <li>
          <a href={whatsappUrl} target="_blank" rel="noopener noreferrer">
            <MessageCircle className="icon" aria-hidden="true" />
            Chat on Whatsapp
            <ExternalLink className="icon" aria-hidden="true" />
          </a>
        </li>
      </ul>
    </>
  )
}
