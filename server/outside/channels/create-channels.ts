import type { Db } from '#db/connect.ts'
import type { Channels } from '#server/outside/channels/channel.ts'
import { outboxSender } from '#server/outside/channels/outbox.ts'

/** The channels as the settings say; one without a provider goes to the outbox. */
export function createChannels(db: Db, secret: Buffer): Channels {
  return {
    sms: outboxSender(db, secret, 'sms'),
    whatsapp: outboxSender(db, secret, 'whatsapp'),
    email: outboxSender(db, secret, 'email'),
  }
}
