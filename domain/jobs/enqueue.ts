import { PgBoss } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { type JobName, jobDatabase } from '#db/job-queues.ts'
import { currentContext } from '#db/work-context.ts'
import type { PriceCell } from '#domain/listings/price-cell.ts'

/** What each job needs to know: ids only, since finished jobs are kept for a day. */
export type JobPayloads = {
  'send-message': { channel: 'whatsapp' | 'email'; alertId: string }
  'check-freshness': Record<string, never>
  'remind-visits': Record<string, never>
  'end-visits': { listingId: string }
  'settle-review': { reviewId: string }
  'match-listing': { listingId: string; priceWas?: number }
  'tell-searches': Record<string, never>
  'keep-owner-checks': Record<string, never>
  'compare-prices': PriceCell
  'compare-all-prices': Record<string, never>
  'group-homes': { listingId: string }
  'group-all-homes': { after?: string }
  'keep-counts': Record<string, never>
  'check-counts': Record<string, never>
  'summarise-market': Record<string, never>
  'summarise-history': Record<string, never>
  'remove-old-records': Record<string, never>
  'clean-up': Record<string, never>
}

type Options = {
  /** Jobs with a higher one are done first. */
  priority?: number
  /** How long the job waits before it is done. */
  delaySeconds?: number
}

/** Queues a job in the caller's transaction: it is done only if that is committed. */
export function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  options?: Options,
): Promise<void> {
  return enqueueAll(db, name, [payload], options)
}

/** Queues many jobs of one kind at once. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  { priority = 0, delaySeconds = 0 }: Options = {},
): Promise<void> {
  if (payloads.length === 0) return
  // The log of the job then leads back to the request that caused it.
  const requestId = currentContext()?.requestId
  const jobs = payloads.map((payload) => ({
    data: requestId ? { ...payload, requestId } : payload,
    priority,
    startAfter: delaySeconds,
  }))
  inserter ??= loadInserter(db)
  await (await inserter).insert(name, jobs, { db: jobDatabase(db) })
}

let inserter: Promise<PgBoss> | undefined

/**
 * A pg-boss that only inserts. It is started to read the queues, which an insert needs, and stopped
 * at once: from then on it has no timers, and each insert goes by the connection of its caller.
 */
async function loadInserter(db: Db) {
  const boss = new PgBoss({
    db: jobDatabase(db),
    migrate: false,
    supervise: false,
    schedule: false,
  })
  try {
    await boss.start()
    return boss
  } catch (error) {
    inserter = undefined
    throw error
  } finally {
    await boss.stop({ graceful: false })
  }
}
