import type { LoginMode } from '#app/features/login/login-mode.ts'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { otpLimits } from '#contract/limits.ts'
import type { CodeChannel } from '#contract/schemas/otp.ts'

/** That a code was sent, never the code itself. */
export type SentCode = {
  mode: LoginMode
  phone: string
  codeLength: number
  channel: CodeChannel
  at: number
}

const key = 'sent-code'

/** Remembers in this tab that a code was sent, so that a reload does not ask for another. */
export function keepSentCode(sent: SentCode) {
  keepDraft(key, '', sent)
}

/** The code that was sent and is still valid, with the seconds until another can be sent. */
export function readSentCode(mode: LoginMode, now = Date.now()) {
  const sent: Partial<SentCode> | undefined = readDraft(key, '')?.values
  if (sent?.mode !== mode || !sent.phone || !sent.codeLength || !sent.at) return undefined
  const seconds = (now - sent.at) / 1_000
  if (seconds < 0 || seconds > otpLimits.validMinutes * 60) return undefined
  const wait = Math.max(0, Math.ceil(otpLimits.resendSeconds - seconds))
  const { phone, codeLength, channel = 'sms' } = sent
  return { phone, codeLength, channel, wait }
}

export function dropSentCode() {
  dropDraft(key)
}
