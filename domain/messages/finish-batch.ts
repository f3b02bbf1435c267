import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { stopQueued } from '#domain/messages/stop-batch.ts'

/**
 * Ends a batch when nobody of it is waiting or under way; answers whether it has ended. One that was
 * stopped too late to spare anybody is simply done.
 */
export async function finishBatch(db: Db, batchId: string): Promise<boolean> {
  await stopQueued(db, batchId)
  await sql`
    update message_batch batch set done_at = now(), status = case when exists (
      select from message_recipient where batch_id = batch.id and status = 'stopped'
    ) then 'stopped' else 'done' end
    where id = ${batchId} and status = 'sending' and is_filled and not exists (
      select from message_recipient
      where batch_id = batch.id and status in ('queued', 'sending')
    )
  `.execute(db)
  const { status } = await db
    .selectFrom('messageBatch')
    .select('status')
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  return status !== 'sending'
}
