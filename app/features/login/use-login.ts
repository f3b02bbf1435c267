import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepHandles } from '#app/features/login/keep-handles.ts'
import { type LoginMode, loginModes, rightMode } from '#app/features/login/login-mode.ts'
import {
  dropSentCode,
  keepSentCode,
  readSentCode,
  type SentCode,
} from '#app/features/login/sent-code.ts'
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
  /** Called instead of opening the target, for a login over another page. */
  onLogin?: (phone: string) => void
}

/** State of a history entry: whether the other of the two screens led here. */
export const sentOver = { isSentOver: true }

type Values = { name: string; email: string; phone: string; code: string }

/** The steps of the login screen: ask for a code, enter it, open the target page. */
export function useLogin(start: Start) {
  const { mode } = start
  const form = useLoginForm(start)
  const { values } = form
  const [sent, setSent] = useState<Omit<SentCode, 'mode' | 'at'>>()
  const countdown = useCountdown()
  const explain = useExplanation(start, () => form.focus('phone'))

  // After hydration, like the form's draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useLayoutEffect(() => {
    const kept = readSentCode(mode)
    if (!kept) return
    setSent(kept)
    countdown.start(kept.wait)
  }, [mode])

  function requestCode(channel: CodeChannel = 'sms') {
    const { phone } = values
    const posted = { mode, phone, ...(channel === 'whatsapp' && { channel }) }
    form.setErrors(missingOf(mode, values))
    return form.run('/api/otp/s', posted, {
      name: `send by ${channel}`,
      onDone({ data }) {
        const code = { phone, codeLength: data.otp_length, channel: data.sent_by }
        keepHandles(sentHandles(data))
        keepSentCode({ mode, ...code, at: Date.now() })
        setSent(code)
        form.change('code', '')
        countdown.start(otpLimits.resendSeconds)
        form.focus('code')
      },
      onRefused: refuseCode,
    })
  }

  function refuseCode(refusal: Refusal) {
    const { code, message, errors } = refusal
    // The network is to blame, so the field shows no error.
    if (code === 0) return false
    if ([404, 409, 500].includes(code)) explain(refusal)
    else {
      form.setErrors({ ...missingOf(mode, values), phone: errors.phone ?? message })
      form.focus('phone')
    }
    return true
  }

  const isSent = sent?.phone === values.phone
  return {
    form,
    // Codes for a number that somebody is guessing at are longer.
    codeLength: (sent ?? start).codeLength,
    isSent,
    secondsLeft: isSent ? countdown.left : 0,
    channel: sent?.channel ?? 'sms',
    news: sent ? texts.login.codeSent(formatPhone(sent.phone), sent.channel) : '',
    requestCode,
  }
}

/**
 * No schema: number and code are checked by their length before they can be sent, and a sign-up may
 * be sent incomplete.
 */
function useLoginForm({ mode, target, phone = '', onLogin }: Start) {
  const start: Values = { name: '', email: '', phone, code: '' }
  const form = useCallForm('/api/otp/v', {
    start,
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
      // A new document, since all data of the old one was loaded for a visitor.
      return leavePage(target)
    },
    onRefused({ code, message, errors }) {
      if (code === 0 || Object.keys(errors).length > 0) return false
      form.showErrors({ code: message })
      return true
    },
  })
  return form
}

/** Says why no code was sent, and leads to the other screen where the number belongs. */
function useExplanation({ mode, target }: Start, onChangeNumber: () => void) {
  const confirm = useConfirm()
  const navigate = useNavigate()

  return async function explain({ code, message }: Refusal) {
    const other = rightMode(mode, code)
    if (!other) return void (await confirm(message))
    const { title, page } = loginModes[other]
    const wants = await confirm({ title: message, ok: title, cancel: texts.login.changeNumber })
    if (wants) navigate(withRedirect(page, target), { replace: true, state: sentOver })
    else onChangeNumber()
  }
}

/** The texts for what a sign-up still lacks. The request is sent anyway. */
function missingOf(mode: LoginMode, { name, email }: Values): FieldErrors {
  if (mode === 'login') return {}
  return {
    ...(!name.trim() && { name: texts.login.fullName }),
    ...(!email.trim() && { email: texts.login.email }),
  }
}
