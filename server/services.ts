import type { Logger } from 'pino'
import type { Db } from '#db/connect.ts'
import type { CodeSettings } from '#domain/codes/code-settings.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import type { Env } from '#server/env.ts'
import type { Channels } from '#server/outside/channels/channel.ts'
import type { listOutbox } from '#server/outside/channels/outbox.ts'
import type { Storage } from '#server/outside/storage/storage.ts'
import type { PageCache } from '#server/page-cache.ts'

/** What the process is made of. main.ts builds it once and hands it down. */
export type Services = {
  env: Env
  db: Db
  /** A copy that may lag a moment behind, for searching; the same database when there is no copy. */
  readDb: Db
  log: Logger
  storage: Storage
  channels: Channels
  /** What channels without a provider would have sent, newest first. */
  readOutbox: () => ReturnType<typeof listOutbox>
  codes: CodeSettings
  sessions: SessionSettings
  pageCache: PageCache
  /** Key of everything that is signed, sealed or hashed with a secret. */
  secret: Buffer
  /** Turns false when the process begins to stop. */
  isReady: () => boolean
}
