import * as messages from '#contract/messages.ts'
import type { CodeRequest } from '#domain/codes/code-request.ts'
import { issueCode } from '#domain/codes/issue-code.ts'
import { withdrawCode } from '#domain/codes/withdraw-code.ts'
import { DomainError } from '#domain/errors.ts'
import type { Services } from '#server/create-services.ts'
import { SendError } from '#server/providers/channels/channel.ts'

const timeoutMs = 5_000

/**
 * Issues a code and sends it at once, not through the job queue, with a time-out. One that certainly
 * did not leave is withdrawn; one whose fate is unknown may still arrive, so it counts as sent.
 */
export async function sendCode(services: Services, request: CodeRequest): Promise<string> {
  const { db, channels, codes, env, log } = services
  const code = await issueCode(db, codes, request)
  const body = messages.login.codeText(code, env.SITE_NAME, codes.minutesValid)
  try {
    await withTimeout(channels.sms({ to: request.phone, body, purpose: 'code', code }))
    return code
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const outcome = error instanceof SendError ? error.outcome : 'unknown'
    log.warn({ reason, outcome }, 'a code could not be sent')
    if (outcome !== 'unknown') await withdrawCode(db, codes, request, code)
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
