import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Stops a batch for good: whoever still waits gets no message, what is under way finishes. Answers
 * how many are stopped; a repetition changes nothing and answers the same.
 */
export function stopBatch(db: Db, viewer: Viewer, referenceNo: string): Promise<number> {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const batch = await trx
      .selectFrom('messageBatch')
      .select(['id', 'status', 'stoppedAt'])
      .where('referenceNo', '=', referenceNo)
      .where('status', '<>', 'open')
      .forUpdate()
      .executeTakeFirst()
    if (!batch) throw new DomainError('not_found', { message: messages.sender.nothingToStop })
    if (batch.status === 'sending' && !batch.stoppedAt) {
      await markStopped(trx, batch.id)
      await stopQueued(trx, batch.id)
      await recordStop(trx, viewer, referenceNo)
    }
    return countStopped(trx, batch.id)
  })
}

/** Ends everybody who waits in a stopped batch, also who came back to the queue meanwhile. */
export async function stopQueued(db: Db, batchId: string) {
  await sql`
    update message_recipient r
    set status = 'stopped', reason = ${messages.sender.stoppedReason}, updated_at = clock_timestamp()
    from message_batch batch
    where batch.id = ${batchId} and batch.stopped_at is not null
      and r.batch_id = batch.id and r.status = 'queued'
  `.execute(db)
}

async function markStopped(trx: Db, batchId: string) {
  await trx
    .updateTable('messageBatch')
    .set({ stoppedAt: sql<Date>`now()` })
    .where('id', '=', batchId)
    .execute()
}

async function recordStop(trx: Db, viewer: Viewer, referenceNo: string) {
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'message.stop',
    subjectKind: 'message_batch',
    subjectId: referenceNo,
  })
}

async function countStopped(trx: Db, batchId: string) {
  const { stopped } = await trx
    .selectFrom('messageRecipient')
    .select(({ fn }) => fn.countAll<number>().as('stopped'))
    .where('batchId', '=', batchId)
    .where('status', '=', 'stopped')
    .executeTakeFirstOrThrow()
  return stopped
}
