import type { FormEvent } from 'react'
import { Form, FormTrouble, SubmitButton } from '#app/forms/form.tsx'
import { SentCodeField } from '#app/forms/sent-code-field.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useSentCode } from '#app/forms/use-sent-code.ts'
import { leavePage } from '#app/session/redirect-to-login.ts'
import { Button } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import * as styles from '#app/features/profile/profile.module.css'

type EraseDialogProps = { open: boolean; onClose: () => void; codeLength: number }

/** Deleting the account: what it means, then a code to make sure who asks. */
export function EraseDialog({ open, onClose, codeLength }: EraseDialogProps) {
  const code = useSentCode(codeLength)
  const confirm = useConfirm()
  const form = useCallForm('/api/user/erase', {
    start: { code: '' },
    secrets: ['code'],
    async onDone({ data }) {
      await confirm(data.message)
      return leavePage('/')
    },
    onRefused({ code, message, errors }) {
      if (code === 0 || errors.code) return false
      form.showErrors({ code: message })
      return true
    },
  })
  const hasCode = form.values.code.length === code.length

  function send() {
    return form.run('/api/user/erase/code', {}, { name: 'send', onDone: code.note })
  }

  function erase(event: FormEvent) {
    event.preventDefault()
    if (hasCode) form.submit()
  }

  return (
    <Dialog open={open} onClose={onClose} sheet title="Delete my account">
      <Form {...form} className={styles.erase} submit={erase}>
        <Consequences />
        {code.message === undefined ? (
          <>
            <FormTrouble />
            <Button variant="danger" wide busy={form.busyWith === 'send'} onClick={send}>
              Send me an OTP to confirm
            </Button>
          </>
        ) : (
          <>
            <SentCodeField
              code={code}
              isSending={form.busyWith === 'send'}
              onResend={send}
              {...form.field('code')}
            />
            <SubmitButton variant="danger" wide disabled={!hasCode}>
              Delete my account
            </SubmitButton>
          </>
        )}
        <Button variant="plain" wide onClick={onClose}>
          Keep my account
        </Button>
      </Form>
    </Dialog>
  )
}

function Consequences() {
  return (
    <ul className={styles.consequences}>
      <li>Your listings are taken down and their photos removed.</li>
      <li>Your name, number, e-mail, photo, location, searches and saved homes are erased.</li>
      <li>Owners no longer see that you asked for them.</li>
      <li>You are logged out everywhere. This cannot be undone.</li>
    </ul>
  )
}
