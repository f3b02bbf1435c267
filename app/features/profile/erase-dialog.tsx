import { type FormEvent, useState } from 'react'
import { ownCall } from '#app/features/profile/own-call.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { otpLimits } from '#contract/limits.ts'

type EraseDialogProps = { open: boolean; onClose: () => void; codeLength: number }

/** Deleting the account: what it means, then a code to make sure who asks. */
export function EraseDialog({ open, onClose, codeLength }: EraseDialogProps) {
  const [sent, setSent] = useState<string>()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'erasing'>()
  const countdown = useCountdown()
  const showAlert = useAlert()

  async function send() {
    setBusy('sending')
    setError(undefined)
    const reply = await ownCall('/api/user/erase/code', {})
    setBusy(undefined)
    if (!reply.ok) return setError(reply.message)
    setSent(reply.answer.data.message)
    countdown.start(otpLimits.resendSeconds)
  }

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy || code.length !== codeLength) return
    setBusy('erasing')
    const reply = await ownCall('/api/user/erase', { u_otp: code })
    if (!reply.ok) {
      setBusy(undefined)
      const why = reply.errors.u_otp ?? reply.message
      return focusFirstInvalid(form, () => setError(why))
    }
    await showAlert(reply.answer.data.message)
    window.location.replace('/')
  }

  return (
    <Dialog open={open} onClose={onClose} sheet title="Delete my account">
      <form className="erase" noValidate onSubmit={erase}>
        <ul className="consequences">
          <li>Your listings are taken down and their photos removed.</li>
          <li>Your name, number, e-mail, photo, location, searches and saved homes are erased.</li>
          <li>Owners no longer see that you asked for them.</li>
          <li>You are logged out everywhere. This cannot be undone.</li>
        </ul>
        {sent === undefined ? (
          <>
            {error && (
              <Notice tone="bad" role="alert">
                {error}
              </Notice>
            )}
            <Button variant="danger" wide busy={busy === 'sending'} onClick={send}>
              Send me an OTP to confirm
            </Button>
          </>
        ) : (
          <>
            <div>
              <CodeField
                label="OTP"
                name="u_otp"
                length={codeLength}
                value={code}
                error={error}
                autoFocus
                onValue={(digits) => {
                  setCode(digits)
                  setError(undefined)
                }}
              />
              <ResendLine secondsLeft={countdown.left} busy={busy === 'sending'} onResend={send}>
                <span role="status">{sent}</span>
              </ResendLine>
            </div>
            <Button
              type="submit"
              variant="danger"
              wide
              disabled={code.length !== codeLength}
              busy={busy === 'erasing'}
            >
              Delete my account
            </Button>
          </>
        )}
        <Button variant="plain" wide onClick={onClose}>
          Keep my account
        </Button>
      </form>
    </Dialog>
  )
}
