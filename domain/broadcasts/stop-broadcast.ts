import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Stops a broadcast for good: whoever still waits gets no message, what is under way finishes. Answers
 * how many are stopped; a repetition changes nothing and answers the same.
 */
export function stopBroadcast(db: Db, viewer: Viewer, referenceNo: string): Promise<number> {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  return inTransaction(db, async (trx) => {
    const broadcast = await trx
      .selectFrom('broadcast')
      .select(['id', 'status', 'stoppedAt'])
      .where('referenceNo', '=', referenceNo)
      .where('status', '<>', 'open')
      .forUpdate()
      .executeTakeFirst()
    if (!broadcast) throw new DomainError('not_found', { message: texts.sender.nothingToStop })
    if (broadcast.status === 'sending' && !broadcast.stoppedAt) {
      await markStopped(trx, broadcast.id)
      await stopQueued(trx, broadcast.id)
      await recordStop(trx, viewer, referenceNo)
    }
    return countStopped(trx, broadcast.id)
  })
}

/**
 * Ends every waiting recipient of a stopped broadcast, those included that came back to the queue
 * meanwhile.
 */
export async function stopQueued(db: Db, broadcastId: string) {
  await sql`
    update broadcast_recipient r
    set status = 'stopped', reason = 'stopped', updated_at = clock_timestamp()
    from broadcast broadcast
    where broadcast.id = ${broadcastId} and broadcast.stopped_at is not null
      and r.broadcast_id = broadcast.id and r.status = 'queued'
  `.execute(db)
}

async function markStopped(trx: Db, broadcastId: string) {
  await trx
    .updateTable('broadcast')
    .set({ stoppedAt: sql<Date>`now()` })
    .where('id', '=', broadcastId)
    .execute()
}

async function recordStop(trx: Db, viewer: Viewer, referenceNo: string) {
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'message.stop',
    subjectKind: 'broadcast',
    subjectId: referenceNo,
  })
}

async function countStopped(trx: Db, broadcastId: string) {
  const { stopped } = await trx
    .selectFrom('broadcastRecipient')
    .select(({ fn }) => fn.countAll<number>().as('stopped'))
    .where('broadcastId', '=', broadcastId)
    .where('status', '=', 'stopped')
    .executeTakeFirstOrThrow()
  return stopped
}
