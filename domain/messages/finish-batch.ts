import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Ends a batch when nobody of it is waiting or under way; answers whether it has ended. */
export async function finishBatch(db: Db, batchId: string): Promise<boolean> {
  await sql`
    update message_batch batch set status = 'done', done_at = now()
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
  return status === 'done'
}
