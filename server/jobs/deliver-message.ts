import * as texts from '#contract/texts.ts'
import type { Claimed } from '#domain/broadcasts/claim-recipients.ts'
import type { SendingBroadcast } from '#domain/broadcasts/find-sending-broadcast.ts'
import { matchesSmsTemplate } from '#domain/broadcasts/match-sms-template.ts'
import { leftOutResult, type Result } from '#domain/broadcasts/record-results.ts'
import { createUnsubscribeToken } from '#domain/broadcasts/unsubscribe-token.ts'
import type { Resources } from '#server/create-resources.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { isSendError } from '#server/providers/channels/channel.ts'

export type Delivery = Pick<Resources, 'env' | 'secret' | 'channels'>

/** How often a recipient is tried whose message never reached the provider. */
const tries = 5

/** Hands one message to its provider and returns the outcome; never throws. */
export async function deliverMessage(
  { env, secret, channels }: Delivery,
  broadcast: SendingBroadcast,
  one: Claimed,
): Promise<Result> {
  const { channel } = broadcast
  if (channel === 'noti') return leftOutResult(one.id, 'not_user')
  if (isUnfit(env, broadcast, one)) return leftOutResult(one.id, 'template')
  try {
    await channels[channel]({
      to: channel === 'email' ? (one.email ?? '') : one.phone,
      body: withUnsubscribeLink({ env, secret }, broadcast, one),
      purpose: 'bulk',
      ...(channel === 'email' && {
        subject: broadcast.subject || texts.sender.inboxSubject(env.SITE_NAME),
      }),
      ...(broadcast.dltId && { dltId: broadcast.dltId }),
    })
    return { id: one.id, status: 'sent', reason: '' }
  } catch (error) {
    return { id: one.id, ...afterError(error, one) }
  }
}

/** Without a provider, nobody asks for registered texts. */
function isUnfit(
  { SMS_PROVIDER }: Resources['env'],
  broadcast: SendingBroadcast,
  { body }: Claimed,
) {
  if (broadcast.channel !== 'sms' || !SMS_PROVIDER) return false
  return !broadcast.templateBody || !matchesSmsTemplate(broadcast.templateBody, body)
}

/** A message that may have been sent is not sent again; one that was held back simply waits. */
function afterError(error: unknown, { attempts }: Claimed): Omit<Result, 'id'> {
  const outcome = isSendError(error) ? error.outcome : undefined
  if (outcome === 'held') return { status: 'queued', reason: '' }
  if (outcome === 'refused') return { status: 'failed', reason: 'refused' }
  if (outcome === 'unsent') {
    return { status: attempts + 1 < tries ? 'queued' : 'failed', reason: 'unreachable' }
  }
  return { status: 'unknown', reason: outcome ? 'unanswered' : 'interrupted' }
}

/** An SMS gets no unsubscribe link: its text is registered as it is, and operators handle STOP. */
function withUnsubscribeLink(
  { env, secret }: Pick<Resources, 'env' | 'secret'>,
  { purpose, channel }: SendingBroadcast,
  { body, userId }: Claimed,
) {
  if (purpose !== 'promotion' || channel === 'sms' || !userId) return body
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const url = `${site}/unsubscribe?t=${createUnsubscribeToken(secret, userId)}`
  return `${body}\n\n${texts.sender.unsubscribeLink(url)}`
}
