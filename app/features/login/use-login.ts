import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, type Refusal } from '#app/api-client.ts'
import { keepHandles } from '#app/features/login/handle-cookies.ts'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { dropSentCode, keepSentCode, readSentCode } from '#app/features/login/sent-code.ts'
import type { FieldErrors } from '#app/forms/form-values.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { leavePage } from '#app/leave-for-login.ts'
import { withRedirect } from '#app/redirect.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { otpLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { formatPhone } from '#contract/phones.ts'

type Start = {
  mode: LoginMode
  target: string
  codeLength: number
  /** The number to begin with. */
  phone?: string
  /** Takes the place of opening the target, for a login over another page. */
  onLogin?: (phone: string) => void
}

/** State of a history entry: the other of the two screens led here. */
export const sentOver = { isSentOver: true }

/** The way through the screen: ask for a code, enter it, go where one wanted to go. */
export function useLogin({ mode, target, phone = '', onLogin, ...usual }: Start) {
  // Without a schema: number and code are checked by their length before they can be sent, and what
  // a sign-up lacks does not keep it from being sent.
  const form = useCallForm('/api/otp/v', {
    start: { full_name: '', email: '', phone_no: phone, u_otp: '' },
    rest: { loginSign: mode },
    // Shared by both screens: a number typed on one is there on the other.
    keepsDraft: true,
    draftKey: onLogin ? 'login again' : 'login',
    secrets: ['u_otp'],
    onDone({ data }): unknown {
      if ('jykw' in data) {
        const { jykw, user_id, session_id } = data
        keepHandles({ jykw, user_id, session_id })
      }
      form.forget()
      dropSentCode()
      if (onLogin) return onLogin(form.values.phone_no)
      // A new document, since everything on the old one was made for a visitor.
      return leavePage(target)
    },
    onRefused({ code, message, errors }) {
      if (code === 0 || Object.keys(errors).length > 0) return false
      form.showErrors({ u_otp: message })
      return true
    },
  })
  const { values } = form
  const [sentTo, setSentTo] = useState<string>()
  const [news, setNews] = useState('')
  // Codes for a number that somebody guesses at are longer than usual.
  const [codeLength, setCodeLength] = useState(usual.codeLength)
  const countdown = useCountdown()
  const showAlert = useAlert()
  const navigate = useNavigate()

  // After the hydration, like the draft of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useLayoutEffect(() => {
    const sent = readSentCode(mode)
    if (!sent) return
    setSentTo(sent.phone)
    setCodeLength(sent.codeLength)
    setNews(messages.login.codeSent(formatPhone(sent.phone)))
    countdown.start(sent.wait)
  }, [mode])

  function requestCode() {
    const { phone_no } = values
    form.setErrors(missing())
    return form.attempt('send', () => call('/api/otp/s', { loginSign: mode, phone_no }), {
      onDone({ data: { phum, phone_number, otp_length } }) {
        if (phum && phone_number) keepHandles({ phum, phone_no: phone_number })
        keepSentCode({ mode, phone: phone_no, codeLength: otp_length, at: Date.now() })
        setSentTo(phone_no)
        setCodeLength(otp_length)
        setNews(messages.login.codeSent(formatPhone(phone_no)))
        form.change('u_otp', '')
        countdown.start(otpLimits.resendSeconds)
        form.focus('u_otp')
      },
      onRefused: refuseCode,
    })
  }

  function refuseCode(refusal: Refusal) {
    const { code, message, errors } = refusal
    // The network is to blame, not the number.
    if (code === 0) return false
    if ([404, 409, 500].includes(code)) explain(refusal)
    else {
      form.setErrors({ ...missing(), phone_no: errors.phone_no ?? message })
      form.focus('phone_no')
    }
    return true
  }

  async function explain({ code, message }: Refusal) {
    await showAlert(message)
    if (code === 404 && mode === 'login') goTo('signup')
    if (code === 409 && mode === 'signup') goTo('login')
  }

  function goTo(other: LoginMode) {
    navigate(withRedirect(loginModes[other].page, target), {
      replace: true,
      state: sentOver,
    })
  }

  /** The texts for what a sign-up still lacks. The request is sent anyway. */
  function missing(): FieldErrors {
    if (mode === 'login') return {}
    return {
      ...(!values.full_name.trim() && { full_name: messages.login.fullName }),
      ...(!values.email.trim() && { email: messages.login.email }),
    }
  }

  const isSent = sentTo !== undefined && sentTo === values.phone_no
  return {
    form,
    codeLength,
    isSent,
    secondsLeft: isSent ? countdown.left : 0,
    news,
    requestCode,
  }
}
