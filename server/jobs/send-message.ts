import type { AlertChannel } from '#contract/options/alert-choices.ts'
import { link } from '#contract/texts/notification-actions.ts'
import type { JobPayloads } from '#domain/jobs/enqueue.ts'
import { findAlertMessage } from '#domain/notifications/find-alert-message.ts'
import type { NotificationAction } from '#domain/notifications/notification-actions.ts'
import { beginDelivery, recordDelivery } from '#domain/notifications/record-delivery.ts'
import type { Resources } from '#server/create-resources.ts'
import { type Asked, answerLinks } from '#server/jobs/answer-links.ts'
import type { Attempt } from '#server/jobs/attempt.ts'
import { searchAlertMessage } from '#server/jobs/search-alert-message.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { isSendError, SendError } from '#server/providers/channels/channel.ts'

/**
 * Sends one alert, written with what is known now, and records what became of it. Nothing is sent
 * again that may have been sent: everybody finds it in the inbox too.
 */
export async function sendMessage(
  resources: Resources,
  { channel, alertId }: JobPayloads['send-message'],
  { isLast }: Attempt,
) {
  const { db, log } = resources
  const message = await writeMessage(resources, alertId, channel)
  if (!message) return recordDelivery(db, alertId, channel, 'none')
  const begun = await beginDelivery(db, alertId, channel)
  if (begun === 'interrupted') {
    log.warn({ alertId, channel }, 'an alert may have been sent by a process that ended; not sent')
  }
  if (begun !== 'begun') return
  try {
    await resources.channels[channel](message)
  } catch (error) {
    const mayRetry = isSendError(error) && error.outcome !== 'unknown' && error.mayRetry
    await recordDelivery(db, alertId, channel, statusAfter(error, mayRetry && !isLast))
    throw mayRetry ? error : withoutRetry(error)
  }
  await recordDelivery(db, alertId, channel, 'sent')
}

async function writeMessage(resources: Resources, alertId: string, channel: AlertChannel) {
  const found = await findAlertMessage(resources.db, alertId, channel)
  if (!found) return undefined
  const { question, visit, contact, line, action, searchAlert, ...message } = found
  const { body } = message
  const written = searchAlert
    ? await searchAlertMessage(resources, searchAlert, { body, channel })
    : { body: withLink(resources, body, { question, visit, contact, line, action }) }
  if (!written) return undefined
  const whole = { ...message, ...written }
  return { ...whole, subject: oneLine(whole.subject), purpose: 'alert' as const }
}

function statusAfter(error: unknown, isTriedAgain: boolean) {
  if (isTriedAgain) return 'queued'
  return isSendError(error) && error.outcome !== 'unknown' ? 'failed' : 'unknown'
}

function withoutRetry(error: unknown) {
  const reason = error instanceof Error ? error.message : 'unknown'
  const outcome = isSendError(error) ? error.outcome : 'unknown'
  return new SendError(reason, { mayRetry: false, outcome })
}

type Leading = Asked & { action: NotificationAction | undefined }

/** The message with the one thing to do next: a question is answered without a login. */
function withLink({ env, secret }: Resources, body: string, { action, ...asked }: Leading) {
  if (!action) return body
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const answers = answerLinks(secret, asked)
  const links = answers.length > 0 ? answers : [action]
  return `${body}\n\n${links.map(({ label, path }) => link(label, `${site}${path}`)).join('\n')}`
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
