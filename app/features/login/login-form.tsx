import type { FormEvent, KeyboardEvent } from 'react'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { PersonFields } from '#app/features/login/person-fields.tsx'
import type { useLogin } from '#app/features/login/use-login.ts'
import { useSubmitWhenComplete } from '#app/features/login/use-submit-when-complete.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useSite } from '#app/session/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { ResendLine } from '#app/ui/resend-line.tsx'
import { useTypingPaused } from '#app/ui/use-typing-paused.ts'
import { groupPhone } from '#contract/format/phones.ts'
import { phoneLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/login/login.module.css'

type LoginFormProps = { mode: LoginMode; login: ReturnType<typeof useLogin> }

export function LoginForm({ mode, login }: LoginFormProps) {
  const { form, codeLength, isSent, requestCode } = login
  const { name, email, phone, code } = form.values
  const phoneField = form.field('phone')
  const isSending = form.busyWith === 'send by sms'
  const hasPhone = phone.length === phoneLimits.digits
  const hasCode = code.length === codeLength
  const isPhoneCut = useTypingPaused(phone) && phone !== '' && !hasPhone
  const isCodeCut = useTypingPaused(code) && code !== '' && !hasCode

  const hasPerson = mode === 'login' || (name.trim() !== '' && email.trim() !== '')

  useSubmitWhenComplete(code, {
    isComplete: hasPhone && hasCode && isSent && hasPerson,
    isBusy: form.busyWith === 'submit',
    submit: form.submit,
  })

  function goOn(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (hasPhone && hasCode) form.submit()
    else if (hasPhone && !isSent) requestCode()
    else form.focus(hasPhone ? 'code' : 'phone')
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
        {...phoneField}
        value={isSent ? groupPhone(phone) : phone}
        error={phoneField.error ?? (isPhoneCut ? texts.validation.mobile : undefined)}
        suffix={
          isSent ? (
            <Button variant="plain" small onClick={() => form.focus('phone')}>
              Edit
            </Button>
          ) : (
            <Button small disabled={!hasPhone} busy={isSending} onClick={() => requestCode()}>
              Get OTP
            </Button>
          )
        }
      />
      <CodePart login={login} isCut={isCodeCut} />
      <SubmitButton wide disabled={!hasPhone || !hasCode}>
        {loginModes[mode].submit}
      </SubmitButton>
    </Form>
  )
}

type CodePartProps = Pick<LoginFormProps, 'login'> & {
  /** Whether somebody stopped typing before the code was complete. */
  isCut: boolean
}

/** The code, and the ways to get another one. */
function CodePart({ login, isCut }: CodePartProps) {
  const { form, codeLength, isSent, requestCode } = login
  const { sendsCodesByWhatsapp } = useSite()
  const field = form.field('code')
  return (
    <div>
      <CodeField
        label="OTP"
        length={codeLength}
        {...field}
        error={field.error ?? (isCut ? texts.login.incorrectOtp : undefined)}
      />
      {isSent && (
        <ResendLine
          secondsLeft={login.secondsLeft}
          busy={form.busyWith === 'send by sms'}
          onResend={() => requestCode()}
          otherWay={
            sendsCodesByWhatsapp && (
              <Button
                variant="plain"
                small
                busy={form.busyWith === 'send by whatsapp'}
                onClick={() => requestCode('whatsapp')}
              >
                Send by WhatsApp
              </Button>
            )
          }
        >
          {texts.login.sentBy[login.channel]}
        </ResendLine>
      )}
      <p role="status" className="visually-hidden">
        {isSent && (login.secondsLeft > 0 ? login.news : 'You can ask for a new OTP now.')}
      </p>
    </div>
  )
}
