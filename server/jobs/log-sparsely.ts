import type { Logger } from 'pino'

/**
 * Logs the first of many similar problems, and after a pause how many more there were: all queues
 * meet the same outage at once.
 */
export function logSparsely(log: Pick<Logger, 'warn'>, message: string, pauseMs = 10_000) {
  const more = new Map<string, number>()
  return (reason: string) => {
    const count = more.get(reason)
    if (count !== undefined) {
      more.set(reason, count + 1)
      return
    }
    log.warn({ reason }, message)
    more.set(reason, 0)
    setTimeout(() => {
      const times = more.get(reason)
      more.delete(reason)
      if (times) log.warn({ reason, times }, `${message}, again`)
    }, pauseMs).unref()
  }
}
