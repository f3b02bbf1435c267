import { setTimeout as delay } from 'node:timers/promises'
import type { EmbeddedDatabase } from '#db/embedded/start-embedded.ts'

type Options = {
  /** Called before each restart with why it is needed. */
  onRestart: (reason: string) => void
  /** Called when restarts do not help; nothing is tried after that. */
  onGiveUp: (reason: string) => void
  pollMs?: number
  firstPauseMs?: number
  /** How many restarts in a row are tried before the process ends. */
  mostRestarts?: number
  /** A server that has run for this long has recovered: the next end of it is the first one again. */
  steadyMs?: number
}

type Supervised = Pick<EmbeddedDatabase, 'url' | 'isRunning' | 'restart' | 'stop'>

/**
 * Restarts the server when it ends without having been asked to, killed by the kernel for its memory
 * for example. Pools find it again, since it keeps its address; nothing it acknowledged is lost.
 */
export function superviseEmbedded(database: Supervised, options: Options) {
  const { onRestart, onGiveUp, pollMs = 1_000, firstPauseMs = 250 } = options
  const { mostRestarts = 6, steadyMs = 60_000 } = options
  const stopping = new AbortController()
  const { signal } = stopping
  // It must not keep a process alive that has nothing else to do.
  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined)
  const watching = watch()

  async function watch() {
    let restarts = 0
    let runsSince = Date.now()
    let reason = 'It was ended from outside.'
    while (!signal.aborted) {
      if (database.isRunning()) {
        if (Date.now() - runsSince > steadyMs) restarts = 0
        await pause(pollMs)
        continue
      }
      if (restarts === mostRestarts) return onGiveUp(reason)
      onRestart(reason)
      // Exponential backoff: what ends a server is often over a little later.
      if (restarts > 0) await pause(firstPauseMs * 2 ** (restarts - 1))
      restarts++
      if (signal.aborted) return
      reason = await database.restart().then(() => 'It ended again.', messageOf)
      runsSince = Date.now()
    }
  }

  return {
    url: database.url,
    async stop() {
      stopping.abort()
      await watching
      await database.stop()
    },
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
