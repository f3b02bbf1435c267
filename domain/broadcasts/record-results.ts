import { sql } from 'kysely'
import type { LeftOutReason, ResultReason } from '#contract/options/left-out-reasons.ts'
import type { Db } from '#db/connect.ts'

/** What became of a recipient. Only what never left this machine goes back to `queued`. */
export type Result = {
  id: string
  status: 'sent' | 'failed' | 'skipped' | 'unknown' | 'queued'
  reason: ResultReason | ''
}

/** Being left out is no failure, whether somebody cannot be reached or must not be written to. */
export function leftOutResult(id: string, reason: LeftOutReason): Result {
  return { id, status: 'skipped', reason }
}

/**
 * Records what became of claimed recipients. A late answer still clears up an unknown one, and a
 * try counts when the provider could not be reached, not when the message was held back. Who has
 * erased the account meanwhile does not go back to the queue.
 */
export async function recordResults(db: Db, results: Result[]) {
  const ids = results.map(({ id }) => id)
  const statuses = results.map(({ status }) => status)
  const reasons = results.map(({ reason }) => reason)
  const isErased = sql`told.status = 'queued' and r.phone like 'erased %'`
  await sql`
    update broadcast_recipient r
    set updated_at = clock_timestamp(),
      status = case when ${isErased} then 'skipped' else told.status end,
      reason = case when ${isErased} then 'erased' else told.reason end,
      attempts = attempts + (told.status = 'queued' and told.reason <> '')::int
    from unnest(${ids}::uuid[], ${statuses}::text[], ${reasons}::text[]) as told (id, status, reason)
    where r.id = told.id
      and (r.status = 'sending' or (r.status = 'unknown' and told.status <> 'queued'))
  `.execute(db)
}
