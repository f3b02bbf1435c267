import type { Db } from '#db/connect.ts'
import type { Env } from '#server/env.ts'
import {
  type ChannelName,
  type Channels,
  isSendError,
  type Send,
  SendError,
} from '#server/providers/channels/channel.ts'
import { checked } from '#server/providers/channels/check-message.ts'
import { outboxSender } from '#server/providers/channels/outbox.ts'
import { createProviders } from '#server/providers/channels/providers.ts'
import { circuitBreaker } from '#server/providers/circuit-breaker.ts'

/** The channels as the settings say; one without a provider goes to the outbox. */
export function createChannels(db: Db, secret: Buffer, env: Env): Channels {
  const providers = createProviders(env)
  const channel = (name: ChannelName) => {
    const provider = providers[name]
    const send = provider ? guarded(provider) : outboxSender(db, secret, name)
    return checked(name, send, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  }
  return { sms: channel('sms'), whatsapp: channel('whatsapp'), email: channel('email') }
}

function guarded(send: Send): Send {
  return circuitBreaker(send, {
    failures: 5,
    pauseMs: 15_000,
    isOutage: (error) => !isSendError(error) || error.mayRetry,
    openError: () =>
      new SendError('the circuit breaker of the gateway is open', {
        mayRetry: true,
        outcome: 'held',
      }),
  })
}
