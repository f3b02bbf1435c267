import type { Db } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'

/**
 * Queues `tellSearches` for searches that are told as homes come, once for all that are due at the
 * same time. Digests go out by the timetable.
 */
export async function tellSoon(trx: Db, dueTimes: readonly Date[]) {
  for (const time of new Set(dueTimes.map((due) => due.getTime()))) {
    const delaySeconds = Math.max(0, Math.ceil((time - Date.now()) / 1_000))
    await enqueue(trx, 'tell-searches', {}, { delaySeconds })
  }
}
