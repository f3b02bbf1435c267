import type { FormEvent, KeyboardEvent } from 'react'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { PersonFields } from '#app/features/login/person-fields.tsx'
import type { useLogin } from '#app/features/login/use-login.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'
import { usePaused } from '#app/ui/use-paused.ts'
import { phoneLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { groupPhone } from '#contract/phones.ts'

type LoginFormProps = { mode: LoginMode; codeLength: number; login: ReturnType<typeof useLogin> }

export function LoginForm({ mode, codeLength, login }: LoginFormProps) {
  const { values, errors, busy, isSent } = login
  const hasPhone = values.phone_no.length === phoneLimits.digits
  const hasCode = values.u_otp.length === codeLength
  const isPhoneCut = usePaused(values.phone_no) && values.phone_no !== '' && !hasPhone
  const isCodeCut = usePaused(values.u_otp) && values.u_otp !== '' && !hasCode

  function goOn(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (hasPhone && hasCode) login.verify()
    else if (hasPhone && !isSent) login.requestCode()
    else login.focus(hasPhone ? 'u_otp' : 'phone_no')
  }

  /** Browsers ignore Enter while the form's own button is disabled. */
  function goOnByEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) goOn(event)
  }

  return (
    <form
      ref={login.form}
      className="login-form"
      noValidate
      onSubmit={goOn}
      onKeyDown={goOnByEnter}
    >
      {login.trouble && (
        <Notice tone="bad" role="alert">
          {login.trouble}
        </Notice>
      )}
      {mode === 'signup' && (
        <PersonFields values={values} errors={errors} onChange={login.change} />
      )}
      <PhoneField
        label="Mobile number"
        name="phone_no"
        value={isSent ? groupPhone(values.phone_no) : values.phone_no}
        error={errors.phone_no ?? (isPhoneCut ? messages.validation.mobile : undefined)}
        onValue={(digits) => login.change('phone_no', digits)}
        suffix={
          isSent ? (
            <Button variant="plain" small onClick={() => login.focus('phone_no')}>
              Edit
            </Button>
          ) : (
            <Button
              small
              disabled={!hasPhone}
              busy={busy === 'sending'}
              onClick={login.requestCode}
            >
              Get OTP
            </Button>
          )
        }
      />
      <div>
        <CodeField
          label="OTP"
          name="u_otp"
          length={codeLength}
          value={values.u_otp}
          error={errors.u_otp ?? (isCodeCut ? messages.login.incorrectOtp : undefined)}
          onValue={(digits) => login.change('u_otp', digits)}
        />
        {isSent && (
          <ResendLine
            secondsLeft={login.secondsLeft}
            busy={busy === 'sending'}
            onResend={login.requestCode}
          >
            Sent by SMS
          </ResendLine>
        )}
        <p role="status" className="visually-hidden">
          {isSent && (login.secondsLeft > 0 ? login.news : 'You can ask for a new OTP now.')}
        </p>
      </div>
      <Button type="submit" wide disabled={!hasPhone || !hasCode} busy={busy === 'verifying'}>
        {loginModes[mode].submit}
      </Button>
    </form>
  )
}
