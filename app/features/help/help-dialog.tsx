import { CallForm, useCallRequest } from '#app/features/help/call-form.tsx'
import type { HelpView } from '#app/features/help/help-context.ts'
import { HelpMenu } from '#app/features/help/help-menu.tsx'
import { MailForm, useMailRequest } from '#app/features/help/mail-form.tsx'
import type { ViewerSummary } from '#app/session/root-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Toran } from '#app/ui/toran.tsx'
import * as styles from '#app/features/help/help-dialog.module.css'

type HelpDialogProps = {
  /** Null while the dialog is closed. */
  view: HelpView | null
  onView: (view: HelpView) => void
  onClose: () => void
  whatsappUrl: string
  viewer: ViewerSummary | null
}

/** Help and Support: be called back, write to us, or chat. Closing it keeps what was typed. */
export function HelpDialog({ view, onView, onClose, whatsappUrl, viewer }: HelpDialogProps) {
  const back = () => onView('menu')
  const callForm = useCallRequest({
    name: viewer?.name ?? '',
    phone: viewer?.phone ?? '',
    onSent: onClose,
  })
  const mailForm = useMailRequest({ email: viewer?.email ?? '', onSent: onClose })

  return (
    <Dialog
      open={view !== null}
      onClose={onClose}
      className={styles.helpDialog}
      parts={{ title: styles.helpTitle, body: styles.helpBody, close: styles.helpClose }}
      title={
        <>
          <Toran className={styles.helpToran} />
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
