import { CallForm } from '#app/features/help/call-form.tsx'
import type { HelpView } from '#app/features/help/help-context.ts'
import { HelpMenu } from '#app/features/help/help-menu.tsx'
import { MailForm } from '#app/features/help/mail-form.tsx'
import { useRequestForm } from '#app/features/help/use-request-form.ts'
import type { ViewerSummary } from '#app/root-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Toran } from '#app/ui/toran.tsx'
import '#app/features/help/help-dialog.css'

type HelpDialogProps = {
  /** Null while the dialog is closed. */
  view: HelpView | null
  onView: (view: HelpView) => void
  onClose: () => void
  whatsappUrl: string
  viewer: ViewerSummary | null
}

const noCall = { full_name: '', phone_no_b: '' }
const noMail = { email: '', email_message: '' }

/** Help and Support: be called back, write to us, or chat. Closing it keeps what was typed. */
export function HelpDialog({ view, onView, onClose, whatsappUrl, viewer }: HelpDialogProps) {
  const back = () => onView('menu')
  const callStart = { full_name: viewer?.name ?? '', phone_no_b: viewer?.phone ?? '' }
  const mailStart = { email: viewer?.email ?? '', email_message: '' }
  const callForm = useRequestForm('/api/req/call', callStart, noCall, onClose)
  const mailForm = useRequestForm('/api/req/mail', mailStart, noMail, onClose)

  return (
    <Dialog
      open={view !== null}
      onClose={onClose}
      className="help-dialog"
      title={
        <>
          <Toran />
          Help and Support
        </>
      }
    >
      {view === 'menu' && <HelpMenu onChoose={onView} whatsappUrl={whatsappUrl} />}
      {view === 'call' && <CallForm form={callForm} onBack={back} />}
      {view === 'mail' && <MailForm form={mailForm} onBack={back} />}
    </Dialog>
  )
}
