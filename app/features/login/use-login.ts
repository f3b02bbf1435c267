import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepHandles } from '#app/features/login/handle-cookies.ts'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { dropSentCode, keepSentCode, readSentCode } from '#app/features/login/sent-code.ts'
import type { Refusal } from '#app/forms/api-client.ts'
import type { FieldErrors } from '#app/forms/form-values.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { withRedirect } from '#app/session/redirect.ts'
import { leavePage } from '#app/session/redirect-to-login.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { otpLimits } from '#contract/limits.ts'
import type { CodeChannel } from '#contract/schemas/otp.ts'
import { sentHandles, sessionHandles } from '#contract/schemas/otp-wire.ts'
import * as texts from '#contract/texts.ts'

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
    start: { name: '', email: '', phone, code: '' },
    rest: { mode },
    // Shared by both screens: a number typed on one is there on the other.
    keepsDraft: true,
    draftKey: onLogin ? 'login again' : 'login',
    secrets: ['code'],
    onDone({ data }): unknown {
      if ('jykw' in data) keepHandles(sessionHandles(data))
      form.forget()
      dropSentCode()
      if (onLogin) return onLogin(form.values.phone)
      // A new document, since everything on the old one was made for a visitor.
      return leavePage(target)
    },
    onRefused({ code, message, errors }) {
      if (code === 0 || Object.keys(errors).length > 0) return false
      form.showErrors({ code: message })
      return true
    },
  })
  const { values } = form
  const [sentTo, setSentTo] = useState<string>()
  const [channel, setChannel] = useState<CodeChannel>('sms')
  // Codes for a number that somebody guesses at are longer than usual.
  const [codeLength, setCodeLength] = useState(usual.codeLength)
  const countdown = useCountdown()
  const showConfirm = useConfirm()
  const navigate = useNavigate()

  // After the hydration, like the draft of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useLayoutEffect(() => {
    const sent = readSentCode(mode)
    if (!sent) return
    setSentTo(sent.phone)
    setCodeLength(sent.codeLength)
    setChannel(sent.channel)
    countdown.start(sent.wait)
  }, [mode])

  function requestCode(by: CodeChannel = 'sms') {
    const { phone } = values
    const posted = { mode, phone, ...(by === 'whatsapp' && { channel: by }) }
    form.setErrors(missing())
    return form.run('/api/otp/s', posted, {
      name: `send by ${by}`,
      onDone({ data }) {
        const { otp_length: codeLength } = data
        keepHandles(sentHandles(data))
        keepSentCode({ mode, phone, codeLength, channel: by, at: Date.now() })
        setSentTo(phone)
        setCodeLength(codeLength)
        setChannel(by)
        form.change('code', '')
        countdown.start(otpLimits.resendSeconds)
        form.focus('code')
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
      form.setErrors({ ...missing(), phone: errors.phone ?? message })
      form.focus('phone')
    }
    return true
  }

  async function explain({ code, message }: Refusal) {
    const other = otherMode(code)
    if (!other) {
      await showConfirm(message)
      return
    }
    const wants = await showConfirm({
      title: message,
      ok: loginModes[other].title,
      cancel: texts.login.changeNumber,
    })
    if (wants) goTo(other)
    else form.focus('phone')
  }

  /** The screen that is right for the number, where the server knows that this one is not. */
  function otherMode(code: number): LoginMode | undefined {
    if (code === 404 && mode === 'login') return 'signup'
    return code === 409 && mode === 'signup' ? 'login' : undefined
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
      ...(!values.name.trim() && { name: texts.login.fullName }),
      ...(!values.email.trim() && { email: texts.login.email }),
    }
  }

  const isSent = sentTo !== undefined && sentTo === values.phone
  return {
    form,
    codeLength,
    isSent,
    secondsLeft: isSent ? countdown.left : 0,
    channel,
    news: sentTo === undefined ? '' : texts.login.codeSent(formatPhone(sentTo), channel),
    requestCode,
  }
}
