import * as messages from '#contract/messages.ts'
import { maskPhone } from '#contract/phones.ts'
import { DomainError } from '#domain/errors.ts'
import type { Services } from '#server/create-services.ts'

const timeoutMs = 5_000

/** Sends a login code at once, not through the job queue, with a time-out. */
export async function sendCode(
  { channels, codes, env, log }: Services,
  phone: string,
  code: string,
) {
  const body = messages.login.codeText(code, env.SITE_NAME, codes.minutesValid)
  try {
    await withTimeout(channels.sms({ to: phone, body, purpose: 'code', code }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.error({ phone: maskPhone(phone), reason }, 'a code could not be sent')
    throw new DomainError('unexpected', { message: messages.login.senderFailed })
  }
}

async function withTimeout(sending: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the sender did not answer in time')), timeoutMs)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}
