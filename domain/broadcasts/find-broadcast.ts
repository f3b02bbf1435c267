import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

export type BroadcastProgress = Awaited<ReturnType<typeof findProgress>>

/** A broadcast of the viewer's own: how far it is, in numbers. */
export async function findProgress(db: Db, viewer: Viewer, referenceNo: string) {
  const broadcast = await db
    .selectFrom('broadcast')
    .select(['id', 'status', 'isFilled', 'stoppedAt', 'scheduledAt'])
    .where('referenceNo', '=', referenceNo)
    .where('staffId', '=', viewer.id)
    .where('status', '<>', 'open')
    .executeTakeFirst()
  if (!broadcast) throw new DomainError('not_found', { message: texts.sender.unknownReference })
  const counts = await countRecipients(db, broadcast.id)
  return { ...broadcast, referenceNo, ...counts }
}

async function countRecipients(db: Db, broadcastId: string) {
  const rows = await db
    .selectFrom('broadcastRecipient')
    .select(['status', ({ fn }) => fn.countAll<number>().as('people')])
    .where('broadcastId', '=', broadcastId)
    .groupBy('status')
    .execute()
  const count = (...statuses: (typeof rows)[number]['status'][]) =>
    rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.people : 0), 0)
  return {
    total: rows.reduce((sum, { people }) => sum + people, 0),
    success: count('sent'),
    /**
     * Recipients who should have got it and perhaps did not; not those who were left out or spared
     * by a stop.
     */
    failed: count('failed', 'unknown'),
    stopped: count('stopped'),
    leftOut: count('skipped'),
    unknown: count('unknown'),
    waiting: count('queued', 'sending'),
  }
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** The recipients of a broadcast; with a limit, those whom it did not reach come first. */
export function listRecipients(
  db: Db,
  viewer: Viewer,
  { id, referenceNo }: Pick<BroadcastProgress, 'id' | 'referenceNo'>,
  { limit }: { limit?: number } = {},
) {
  return inTransaction(db, async (trx) => {
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.view',
      subjectKind: 'broadcast',
      subjectId: referenceNo,
    })
    return trx
      .selectFrom('broadcastRecipient')
      .select(['phone', 'body', 'status', 'reason'])
      .where('broadcastId', '=', id)
      .$if(limit !== undefined, (query) =>
        query.orderBy(sql`status in ('sent', 'queued')`).limit(limit!),
      )
      .orderBy('id')
      .execute()
  })
}
