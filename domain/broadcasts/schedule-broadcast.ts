import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Begins the broadcasts whose time has come. The time is kept in PostgreSQL, so that it survives a
 * restart, and only one of several processes finds a broadcast still scheduled.
 */
export async function startDueBroadcasts(db: Db, now = new Date()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('broadcast')
    .set({ status: 'sending', sentAt: sql<Date>`now()` })
    .where('status', '=', 'scheduled')
    .where('scheduledAt', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Moves a broadcast that has not begun to another moment. */
export function rescheduleBroadcast(db: Db, viewer: Viewer, referenceNo: string, at: Date) {
  return inTransaction(db, async (trx) => {
    const broadcast = await lockScheduled(trx, viewer, referenceNo)
    await trx
      .updateTable('broadcast')
      .set({ scheduledAt: at })
      .where('id', '=', broadcast.id)
      .execute()
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.schedule',
      subjectKind: 'broadcast',
      subjectId: referenceNo,
      before: broadcast.scheduledAt?.toISOString() ?? '',
      after: at.toISOString(),
    })
  })
}

/** Takes back a broadcast that has not begun: nobody gets it. */
export function cancelBroadcast(db: Db, viewer: Viewer, referenceNo: string) {
  return inTransaction(db, async (trx) => {
    const { id } = await lockScheduled(trx, viewer, referenceNo)
    await trx
      .updateTable('broadcast')
      .set({ status: 'cancelled', isFilled: true })
      .set({ stoppedAt: sql<Date>`now()`, doneAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('broadcastRecipient')
      .set({ status: 'stopped', reason: 'stopped', updatedAt: sql<Date>`clock_timestamp()` })
      .where('broadcastId', '=', id)
      .where('status', '=', 'queued')
      .execute()
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.cancel',
      subjectKind: 'broadcast',
      subjectId: referenceNo,
    })
  })
}

/**
 * Row lock: a process that wants to begin the broadcast waits for it, and a process that comes
 * later sees that it has begun.
 */
async function lockScheduled(trx: Db, viewer: Viewer, referenceNo: string) {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  const broadcast = await trx
    .selectFrom('broadcast')
    .select(['id', 'status', 'scheduledAt'])
    .where('referenceNo', '=', referenceNo)
    .where('status', '<>', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!broadcast) throw new DomainError('not_found', { message: texts.sender.nothingScheduled })
  if (broadcast.status !== 'scheduled') {
    throw new DomainError('conflict', { message: texts.sender.hasBegun })
  }
  return broadcast
}
