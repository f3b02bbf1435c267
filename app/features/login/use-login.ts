import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, type Reply } from '#app/api-client.ts'
import { keepHandles } from '#app/features/login/handle-cookies.ts'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { type LoginErrors, useLoginForm } from '#app/features/login/use-login-form.ts'
import { withRedirect } from '#app/redirect.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { otpLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { formatPhone } from '#contract/phones.ts'

type Start = { mode: LoginMode; target: string; phone: string }
type Refusal = Extract<Reply<unknown>, { ok: false }>

/** The way through the screen: ask for a code, enter it, go where one wanted to go. */
export function useLogin({ mode, target, phone }: Start) {
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, change, setErrors } = useLoginForm(form, phone)
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const [sentTo, setSentTo] = useState<string>()
  const [news, setNews] = useState('')
  const [trouble, setTrouble] = useState('')
  const countdown = useCountdown()
  const showAlert = useAlert()
  const navigate = useNavigate()

  async function requestCode() {
    if (busy) return
    const { phone_no } = values
    setErrors(missing())
    setTrouble('')
    setBusy('sending')
    const reply = await call('/api/otp/s', { loginSign: mode, phone_no })
    setBusy(undefined)
    if (!reply.ok) return refuseCode(reply)

    const { phum, phone_number } = reply.answer.data
    if (phum && phone_number) keepHandles({ phum, phone_no: phone_number })
    setSentTo(phone_no)
    setNews(messages.login.codeSent(formatPhone(phone_no)))
    change('u_otp', '')
    countdown.start(otpLimits.resendSeconds)
    focus('u_otp')
  }

  async function refuseCode({ code, message, errors }: Refusal) {
    // The network is to blame, not the number.
    if (code === 0) return setTrouble(message)
    if (![404, 409, 500].includes(code)) {
      setErrors((before) => ({ ...before, phone_no: errors.phone_no ?? message }))
      return focus('phone_no')
    }
    await showAlert(message)
    if (code === 404 && mode === 'login') goTo('signup')
    if (code === 409 && mode === 'signup') goTo('login')
  }

  async function verify() {
    if (busy) return
    setErrors(missing())
    setTrouble('')
    setBusy('verifying')
    const reply = await call('/api/otp/v', { loginSign: mode, ...filled() })
    if (!reply.ok) {
      setBusy(undefined)
      if (reply.code === 0) return setTrouble(reply.message)
      const isNamed = Object.keys(reply.errors).length > 0
      const wrong = { ...missing(), ...(isNamed ? reply.errors : { u_otp: reply.message }) }
      setErrors(wrong)
      return focus(inOrder.find((name) => name in wrong) ?? 'u_otp')
    }
    const { data } = reply.answer
    if ('jykw' in data) {
      const { jykw, user_id, session_id } = data
      keepHandles({ jykw, user_id, session_id })
    }
    // A new document, since everything on the old one was made for a visitor.
    window.location.replace(target)
  }

  function goTo(other: LoginMode) {
    navigate(withRedirect(loginModes[other].page, target), { state: { phone: values.phone_no } })
  }

  /** The texts for what a sign-up still lacks. The request goes out all the same. */
  function missing(): LoginErrors {
    if (mode === 'login') return {}
    return {
      ...(!values.full_name.trim() && { full_name: messages.login.fullName }),
      ...(!values.email.trim() && { email: messages.login.email }),
    }
  }

  function filled() {
    const { phone_no, u_otp } = values
    return mode === 'login' ? { phone_no, u_otp } : values
  }

  /** A whole code is selected, so that typing replaces it. */
  function focus(name: keyof LoginErrors) {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }

  const isSent = sentTo !== undefined && sentTo === values.phone_no
  const secondsLeft = isSent ? countdown.left : 0
  return {
    form,
    values,
    errors,
    change,
    busy,
    isSent,
    secondsLeft,
    news,
    trouble,
    requestCode,
    verify,
    focus,
  }
}

const inOrder = ['full_name', 'email', 'phone_no', 'u_otp'] as const
