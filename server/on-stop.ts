import type { Logger } from 'pino'

const timeoutMs = 9_000

/** Runs `close` once on SIGINT, SIGTERM or SIGHUP, then exits; also when `close` hangs. */
export function onStop(log: Logger, close: () => Promise<void>) {
  let stopping = false

  async function stop() {
    if (stopping) return
    stopping = true
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
