import type { JobPayloads } from '#domain/jobs/enqueue.ts'
import { noteAlert } from '#domain/notifications/note-alert.ts'
import type { Services } from '#server/create-services.ts'
import type { Attempt } from '#server/jobs/attempt.ts'
import { SendError } from '#server/providers/channels/channel.ts'

/** Sends one message and writes down what became of it, if it is an alert. */
export async function sendMessage(
  services: Services,
  { channel, to, subject, body, purpose, alertId }: JobPayloads['send-message'],
  { isLast }: Attempt,
) {
  const note = (status: 'sent' | 'failed') =>
    alertId && channel !== 'sms' ? noteAlert(services.db, alertId, channel, status) : undefined
  try {
    await services.channels[channel]({ to, subject: oneLine(subject), body, purpose })
  } catch (error) {
    const isHopeless = error instanceof SendError && !error.mayRetry
    if (isHopeless || isLast) await note('failed')
    throw error
  }
  try {
    await note('sent')
  } catch (error) {
    // It is on its way: failing the job now would send it a second time.
    services.log.error({ err: error, alertId }, 'a sent alert could not be noted')
  }
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
