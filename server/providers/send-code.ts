import type { CodeChannel } from '#contract/schemas/otp.ts'
import * as texts from '#contract/texts.ts'
import { untimed } from '#db/deadline.ts'
import type { CodeRequest } from '#domain/codes/code-request.ts'
import { issueCode } from '#domain/codes/issue-code.ts'
import { withdrawCode } from '#domain/codes/withdraw-code.ts'
import { DomainError } from '#domain/errors.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { isSendError } from '#server/providers/channels/channel.ts'
import { codeChannel, sendsCodesByWhatsapp } from '#server/providers/channels/providers.ts'
import { providerTimeoutMs } from '#server/providers/provider-timeout.ts'
import { chooseChallenge, writeChallenge } from '#server/sessions/challenge-cookie.ts'

/**
 * Issues a code for the browser that asks and sends it at once, not through the job queue, with a
 * time-out. A code that certainly was not sent is withdrawn; one whose fate is unknown may still
 * arrive, so it counts as sent.
 */
export async function sendCode(
  c: AppContext,
  { intent, phone }: Pick<CodeRequest, 'intent' | 'phone'>,
  wanted: CodeChannel = 'sms',
): Promise<{ code: string; channel: CodeChannel }> {
  const { db, channels, codes, env, log, metrics } = c.var.resources
  const channel = codeChannel(env, wanted)
  if (channel === 'whatsapp' && !sendsCodesByWhatsapp(env)) {
    throw new DomainError('invalid', { message: texts.login.noWhatsapp })
  }
  const browser = chooseChallenge(c, phone)
  const request = { intent, phone, address: c.var.address, ...browser }
  const code = await issueCode(db, codes, request).catch((error: unknown) => {
    metrics.countCode('refused')
    throw error
  })
  writeChallenge(c, browser.challenge)
  const body = texts.login.codeText(code, env.SITE_NAME, codes.minutesValid)
  try {
    const message = { to: phone, body, purpose: 'code', code } as const
    await untimed(() => withTimeout(channels[channel](message)))
    metrics.countCode('sent')
    return { code, channel }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const outcome = isSendError(error) ? error.outcome : 'unknown'
    metrics.countCode('failed')
    log.warn({ reason, outcome }, 'a code could not be sent')
    if (outcome !== 'unknown') await withdrawCode(db, codes, request, code)
    const { senderFailed, whatsappFailed } = texts.login
    const message = channel === 'whatsapp' ? whatsappFailed : senderFailed
    throw new DomainError('unexpected', { message })
  }
}

export async function withTimeout(sending: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('the sender did not answer in time')),
      providerTimeoutMs,
    )
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}
