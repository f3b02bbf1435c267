import * as messages from '#contract/messages.ts'
import type { Claimed } from '#domain/messages/claim-recipients.ts'
import type { SendingBatch } from '#domain/messages/find-sending-batch.ts'
import { matchesSmsTemplate } from '#domain/messages/match-sms-template.ts'
import { leftOutResult, type Result } from '#domain/messages/record-results.ts'
import { createUnsubscribeToken } from '#domain/messages/unsubscribe-token.ts'
import type { Services } from '#server/create-services.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { SendError } from '#server/providers/channels/channel.ts'

export type Delivery = Pick<Services, 'env' | 'secret' | 'channels'>

/** How often a recipient is tried whose message never reached the provider. */
const tries = 5

/** Hands one message to its provider and says what became of it; never throws. */
export async function deliverMessage(
  { env, secret, channels }: Delivery,
  batch: SendingBatch,
  one: Claimed,
): Promise<Result> {
  const { channel } = batch
  if (channel === 'noti') return leftOutResult(one.id, 'not_user')
  if (isUnfit(env, batch, one)) return leftOutResult(one.id, 'template')
  try {
    await channels[channel]({
      to: channel === 'email' ? (one.email ?? '') : one.phone,
      body: withUnsubscribeLink({ env, secret }, batch, one),
      purpose: 'bulk',
      ...(channel === 'email' && { subject: messages.sender.inboxSubject(env.SITE_NAME) }),
      ...(batch.dltId && { dltId: batch.dltId }),
    })
    return { id: one.id, status: 'sent', reason: '' }
  } catch (error) {
    return { id: one.id, ...afterError(error, one) }
  }
}

/** Without a provider, nobody asks for registered texts. */
function isUnfit({ SMS_PROVIDER }: Services['env'], batch: SendingBatch, { body }: Claimed) {
  if (batch.channel !== 'sms' || !SMS_PROVIDER) return false
  return !batch.templateBody || !matchesSmsTemplate(batch.templateBody, body)
}

/** Nothing is sent again that may have been sent; what is held back simply waits. */
function afterError(error: unknown, { attempts }: Claimed): Omit<Result, 'id'> {
  const { interrupted, refused, unanswered, unreachable } = messages.sender
  const outcome = error instanceof SendError ? error.outcome : undefined
  if (outcome === 'held') return { status: 'queued', reason: '' }
  if (outcome === 'refused') return { status: 'failed', reason: refused }
  if (outcome === 'unsent') {
    return { status: attempts + 1 < tries ? 'queued' : 'failed', reason: unreachable }
  }
  return { status: 'unknown', reason: outcome ? unanswered : interrupted }
}

/** An SMS carries no link: its text is registered as it is, and operators end them by STOP. */
function withUnsubscribeLink(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  { purpose, channel }: SendingBatch,
  { body, userId }: Claimed,
) {
  if (purpose !== 'promotion' || channel === 'sms' || !userId) return body
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const url = `${site}/unsubscribe?t=${createUnsubscribeToken(secret, userId)}`
  return `${body}\n\n${messages.sender.unsubscribeLink(url)}`
}
