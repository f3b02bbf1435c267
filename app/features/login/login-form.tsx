import type { FormEvent, KeyboardEvent } from 'react'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { PersonFields } from '#app/features/login/person-fields.tsx'
import type { useLogin } from '#app/features/login/use-login.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'
import { usePaused } from '#app/ui/use-paused.ts'
import { phoneLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { groupPhone } from '#contract/phones.ts'
import * as styles from '#app/features/login/login.module.css'

type LoginFormProps = { mode: LoginMode; login: ReturnType<typeof useLogin> }

export function LoginForm({ mode, login }: LoginFormProps) {
  const { form, codeLength, isSent, requestCode } = login
  const { phone_no, u_otp } = form.values
  const phone = form.field('phone_no')
  const code = form.field('u_otp')
  const isSending = form.busyWith === 'send'
  const hasPhone = phone_no.length === phoneLimits.digits
  const hasCode = u_otp.length === codeLength
  const isPhoneCut = usePaused(phone_no) && phone_no !== '' && !hasPhone
  const isCodeCut = usePaused(u_otp) && u_otp !== '' && !hasCode

  function goOn(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (hasPhone && hasCode) form.submit()
    else if (hasPhone && !isSent) requestCode()
    else form.focus(hasPhone ? 'u_otp' : 'phone_no')
  }

  /** Browsers ignore Enter while the form's own button is disabled. */
  function goOnByEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) goOn(event)
  }

  return (
    <Form {...form} className={styles.loginForm} submit={goOn} onKeyDown={goOnByEnter}>
      {mode === 'signup' && <PersonFields form={form} />}
      <PhoneField
        label="Mobile number"
        {...phone}
        value={isSent ? groupPhone(phone_no) : phone_no}
        error={phone.error ?? (isPhoneCut ? messages.validation.mobile : undefined)}
        suffix={
          isSent ? (
            <Button variant="plain" small onClick={() => form.focus('phone_no')}>
              Edit
            </Button>
          ) : (
            <Button small disabled={!hasPhone} busy={isSending} onClick={requestCode}>
              Get OTP
            </Button>
          )
        }
      />
      <div>
        <CodeField
          label="OTP"
          length={codeLength}
          {...code}
          error={code.error ?? (isCodeCut ? messages.login.incorrectOtp : undefined)}
        />
        {isSent && (
          <ResendLine secondsLeft={login.secondsLeft} busy={isSending} onResend={requestCode}>
            Sent by SMS
          </ResendLine>
        )}
        <p role="status" className="visually-hidden">
          {isSent && (login.secondsLeft > 0 ? login.news : 'You can ask for a new OTP now.')}
        </p>
      </div>
      <SubmitButton wide disabled={!hasPhone || !hasCode}>
        {loginModes[mode].submit}
      </SubmitButton>
    </Form>
  )
}
