import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { JobName } from '#db/job-queues.ts'

/** What each job needs to know: ids only, since finished jobs are kept for a day. */
export type JobPayloads = {
  'send-message': { channel: 'whatsapp' | 'email'; alertId: string }
  'check-freshness': Record<string, never>
  'remind-visits': Record<string, never>
  'end-visits': { listingId: string }
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
  // A plain insert, so that this folder needs no running queue: each job takes over the rules of its queue.
  const { numAffectedRows } = await sql`
    insert into pgboss.job (
      name, data, priority, start_after, policy, dead_letter, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds
    )
    select
      q.name, j.payload, ${priority}, now() + make_interval(secs => ${delaySeconds}), q.policy, q.dead_letter,
      now() + make_interval(secs => ${delaySeconds} + q.retention_seconds), q.expire_seconds, q.deletion_seconds,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.heartbeat_seconds
    from pgboss.queue q, jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as j (payload)
    where q.name = ${name}
  `.execute(db)
  if (numAffectedRows !== BigInt(payloads.length)) throw new Error(`There is no queue ${name}.`)
}
