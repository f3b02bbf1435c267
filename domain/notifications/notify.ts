import { type AlertChannel, alertChoice } from '#contract/options/alert-choices.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { AppUser } from '#db/schema.ts'
import { enqueueAll } from '#domain/jobs/enqueue.ts'
import { type Notification, notificationToColumns } from '#domain/notifications/notification.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'

type Options = {
  /** The channels that the person chose for this very subject, if there are any. */
  channels?: readonly AlertChannel[]
  /** How long the channels wait: nothing is sent when it was read on the site before. */
  delaySeconds?: number
}

/**
 * Tells a person something: in the site at once, and soon by the channels of the notification's kind,
 * where there is an address and no wish to be left alone. Part of the caller's transaction. An
 * erased account is told nothing.
 */
export function notify(
  db: Db,
  userId: string,
  notification: Notification,
  { channels: chosen, delaySeconds = 0 }: Options = {},
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('appUser')
      .select(['phone', 'email', 'optedOutAt', 'mutedAlerts'])
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .forKeyShare()
      .executeTakeFirst()
    if (!user) return
    const channels = channelsFor(notification.kind, user).filter(
      (channel) => chosen?.includes(channel) ?? true,
    )
    const { id: notificationId } = await trx
      .insertInto('notification')
      .values({ userId, ...notificationToColumns(notification) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = { userId, notificationId, kind: notification.kind }
    await sendSoon(trx, told, channels, delaySeconds)
  })
}

type Receiver = Pick<AppUser, 'phone' | 'email' | 'optedOutAt' | 'mutedAlerts'>

function channelsFor(kind: Notification['kind'], receiver: Receiver) {
  const { topic, channels } = notificationKinds[kind]
  if (receiver.optedOutAt) return []
  return channels.filter((channel) => {
    const isMuted = topic && receiver.mutedAlerts.includes(alertChoice(topic, channel))
    return !isMuted && (channel === 'email' ? receiver.email : receiver.phone)
  })
}

type Told = { userId: string; notificationId: string; kind: string }

async function sendSoon(trx: Db, told: Told, channels: AlertChannel[], delaySeconds: number) {
  const { id: alertId } = await trx
    .insertInto('alertLog')
    .values({
      ...told,
      inAppStatus: 'sent',
      whatsappStatus: channels.includes('whatsapp') ? 'queued' : 'none',
      emailStatus: channels.includes('email') ? 'queued' : 'none',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueAll(
    trx,
    'send-message',
    channels.map((channel) => ({ channel, alertId })),
    { delaySeconds },
  )
}
