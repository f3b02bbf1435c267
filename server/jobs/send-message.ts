import { link } from '#contract/texts/notification-actions.ts'
import type { JobPayloads } from '#domain/jobs/enqueue.ts'
import { findAlertMessage } from '#domain/notifications/find-alert-message.ts'
import type { NotificationAction } from '#domain/notifications/notification-actions.ts'
import { recordDelivery } from '#domain/notifications/record-delivery.ts'
import type { Services } from '#server/create-services.ts'
import { type Asked, answerLinks } from '#server/jobs/answer-links.ts'
import type { Attempt } from '#server/jobs/attempt.ts'
import { searchAlertBody } from '#server/jobs/search-alert-body.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { isSendError } from '#server/providers/channels/channel.ts'

/** Sends one alert, written with what is known now, and records what became of it. */
export async function sendMessage(
  services: Services,
  { channel, alertId }: JobPayloads['send-message'],
  { isLast }: Attempt,
) {
  const { db } = services
  const found = await findAlertMessage(db, alertId, channel)
  if (!found) return recordDelivery(db, alertId, channel, 'none')
  const { question, visit, contact, action, searchAlert, ...message } = found
  const body = searchAlert
    ? await searchAlertBody(services, message.body, searchAlert)
    : withLink(services, message.body, { question, visit, contact, action })
  if (!body) return recordDelivery(db, alertId, channel, 'none')
  try {
    const subject = oneLine(message.subject)
    await services.channels[channel]({ ...message, subject, body, purpose: 'alert' })
  } catch (error) {
    const isHopeless = isSendError(error) && !error.mayRetry
    if (isHopeless || isLast) await recordDelivery(db, alertId, channel, 'failed')
    throw error
  }
  try {
    await recordDelivery(db, alertId, channel, 'sent')
  } catch (error) {
    // It is on its way: failing the job now would send it a second time.
    services.log.error({ err: error, alertId }, 'the delivery of an alert could not be recorded')
  }
}

type Leading = Asked & { action: NotificationAction | undefined }

/** The message with the one thing to do next: a question is answered without a login. */
function withLink({ env, secret }: Services, body: string, { action, ...asked }: Leading) {
  if (!action) return body
  const site = siteSettings(env).publicUrl.replace(/\/$/, '')
  const answers = answerLinks(secret, asked)
  const links = answers.length > 0 ? answers : [action]
  return `${body}\n\n${links.map(({ label, path }) => link(label, `${site}${path}`)).join('\n')}`
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
