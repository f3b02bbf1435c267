import type { Logger } from 'pino'

const patience = 9_000

/**
 * Runs `close` once when the process is asked to stop, or when the script that started it is
 * gone. Ends the process also if something hangs.
 */
export function onStop(log: Logger, close: () => Promise<void>) {
  let stopping = false

  async function stop() {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
  }

  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.channel) {
    process.on('disconnect', stop)
    process.channel.unref()
  }
}
