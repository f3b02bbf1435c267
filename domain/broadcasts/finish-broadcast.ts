import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { stopQueued } from '#domain/broadcasts/stop-broadcast.ts'

/**
 * Ends a broadcast once none of its recipients waits or is being sent to; returns whether it has
 * ended. A broadcast that was stopped too late to spare anybody ends as done.
 */
export async function finishBroadcast(db: Db, broadcastId: string): Promise<boolean> {
  await stopQueued(db, broadcastId)
  await sql`
    update broadcast broadcast set done_at = now(), status = case when exists (
      select from broadcast_recipient where broadcast_id = broadcast.id and status = 'stopped'
    ) then 'stopped' else 'done' end
    where id = ${broadcastId} and status = 'sending' and is_filled and not exists (
      select from broadcast_recipient
      where broadcast_id = broadcast.id and status in ('queued', 'sending')
    )
  `.execute(db)
  const { status } = await db
    .selectFrom('broadcast')
    .select('status')
    .where('id', '=', broadcastId)
    .executeTakeFirstOrThrow()
  return status !== 'sending'
}
