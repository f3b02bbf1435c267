import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

const timeoutMs = 9_000

type Steps = {
  /** How long to go on serving after SIGTERM. */
  drainMs: number
  /** Tells load balancers to send nobody here any more. */
  drain: () => void
  close: () => Promise<void>
}

/**
 * On SIGTERM drains and then closes; on SIGINT and SIGHUP, which come from a person and not from a
 * system that stops one process of several, closes at once. Then exits, also when `close` hangs.
 */
export function onStop(log: Logger, { drainMs, drain, close }: Steps) {
  const hurry = new AbortController()
  let stopping = false

  async function stop(signal: NodeJS.Signals) {
    if (signal !== 'SIGTERM') hurry.abort()

    if (stopping) return
    stopping = true
    drain()
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => {})
    setTimeout(() => process.exit(1), timeoutMs).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
