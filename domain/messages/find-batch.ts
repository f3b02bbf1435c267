import { sql } from 'kysely'
import * as messages from '#contract/messages.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

export type BatchProgress = Awaited<ReturnType<typeof findProgress>>

/** A batch of the viewer's own: how far it is, in numbers. */
export async function findProgress(db: Db, viewer: Viewer, referenceNo: string) {
  const batch = await db
    .selectFrom('messageBatch')
    .select(['id', 'status', 'isFilled', 'stoppedAt'])
    .where('referenceNo', '=', referenceNo)
    .where('staffId', '=', viewer.id)
    .where('status', '<>', 'open')
    .executeTakeFirst()
  if (!batch) throw new DomainError('not_found', { message: messages.sender.unknownReference })
  const counts = await countRecipients(db, batch.id)
  return { ...batch, referenceNo, ...counts }
}

async function countRecipients(db: Db, batchId: string) {
  const rows = await db
    .selectFrom('messageRecipient')
    .select(['status', ({ fn }) => fn.countAll<number>().as('people')])
    .where('batchId', '=', batchId)
    .groupBy('status')
    .execute()
  const count = (...statuses: (typeof rows)[number]['status'][]) =>
    rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.people : 0), 0)
  return {
    total: rows.reduce((sum, { people }) => sum + people, 0),
    success: count('sent'),
    /** Everybody who did not get it for sure, for whatever reason but that it was stopped. */
    failed: count('failed', 'skipped', 'unknown'),
    stopped: count('stopped'),
    leftOut: count('skipped'),
    unknown: count('unknown'),
    waiting: count('queued', 'sending'),
  }
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** The recipients of a batch; with a limit those first whom it did not reach. */
export function listRecipients(
  db: Db,
  viewer: Viewer,
  { id, referenceNo }: Pick<BatchProgress, 'id' | 'referenceNo'>,
  { limit }: { limit?: number } = {},
) {
  return inTransaction(db, async (trx) => {
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'message.view',
      subjectKind: 'message_batch',
      subjectId: referenceNo,
    })
    return trx
      .selectFrom('messageRecipient')
      .select(['phone', 'body', 'status', 'reason'])
      .where('batchId', '=', id)
      .$if(limit !== undefined, (query) =>
        query.orderBy(sql`status in ('sent', 'queued')`).limit(limit!),
      )
      .orderBy('id')
      .execute()
  })
}
