import type { Logger } from 'pino'
import type { Db } from '#db/connect.ts'
import { withoutDeadline } from '#db/deadline.ts'
import { recordViews, type View } from '#domain/insight/record-views.ts'

/** Collects views in memory and writes them in batches. */
export type ViewCounter = {
  add(view: View): void
  /** Writes the collected views; when that fails they are kept for the next time. */
  flush(): Promise<void>
}

const flushMs = 5_000
const batchSize = 1_000
/** About 4 MB. Beyond that, views are dropped until some are written. */
const mostWaiting = 20_000

export function createViewCounter(
  db: Db,
  log: Logger,
  { most = mostWaiting }: { most?: number } = {},
): ViewCounter {
  const waiting = new Map<string, View>()
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined

  function add(view: View) {
    const { listing, day, visitor } = view
    const key = `${listing} ${day} ${visitor.toString('latin1')}`
    if (waiting.has(key) || waiting.size >= most) return
    waiting.set(key, view)
    schedule()
  }

  function schedule() {
    timer ??= withoutDeadline(() => setTimeout(flush, flushMs).unref())
  }

  async function write() {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, batchSize)
      await recordViews(
        db,
        batch.map(([, view]) => view),
      )
      for (const [key] of batch) waiting.delete(key)
    }
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    flushing ??= write().finally(() => {
      flushing = undefined
    })
    try {
      await flushing
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      log.warn({ reason, waiting: waiting.size }, 'views could not be written')
      schedule()
    }
  }

  return { add, flush }
}
