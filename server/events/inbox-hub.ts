import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '#server/env.ts'

/** Tells whoever subscribed that the inbox of an account may have changed. */
export type InboxHub = {
  subscribe(userId: string, wake: () => void): () => void
  close(): Promise<void>
}

const retryMs = { first: 500, most: 15_000 }

type Settings = Pick<Env, 'DATABASE_DIRECT_URL'>

/**
 * One LISTEN connection for the whole process, opened for the first subscriber. After a reconnect
 * everybody is woken, since notifications meanwhile were missed. Notifications do not pass a
 * transaction pooler, so a direct address is preferred.
 */
export function createInboxHub(
  url: string,
  { DATABASE_DIRECT_URL = url }: Settings,
  log: Logger,
): InboxHub {
  const subscribers = new Map<string, Set<() => void>>()
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(waitMs = retryMs.first) {
    if (isClosed || client) return
    const fresh = new Client({
      connectionString: DATABASE_DIRECT_URL,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'basera inbox',
    })
    client = fresh
    let isLost = false
    function reconnect(error?: Error) {
      if (isLost) return
      isLost = true
      client = undefined
      fresh.end().catch(() => undefined)
      if (isClosed) return
      log.warn({ reason: error?.message }, 'the inbox listener lost its connection')
      retry = setTimeout(() => connect(Math.min(waitMs * 2, retryMs.most)), waitMs)
    }
    fresh.on('error', reconnect)
    fresh.on('end', () => reconnect())
    fresh.on('notification', ({ payload }) => wakeAll(subscribers.get(payload ?? '')))
    try {
      await fresh.connect()
      await fresh.query('listen inbox')
      waitMs = retryMs.first
      for (const each of subscribers.values()) wakeAll(each)
    } catch (error) {
      reconnect(error instanceof Error ? error : undefined)
    }
  }

  return {
    subscribe(userId, wake) {
      const own = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, own.add(wake))
      connect()
      return () => {
        own.delete(wake)
        if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

function wakeAll(wakes: Set<() => void> | undefined) {
  for (const wake of wakes ?? []) wake()
}
