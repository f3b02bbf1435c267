import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Closes the open reports of a listing, in the transaction of the decision about them. */
export async function closeReports(trx: Db, viewer: Viewer, listingId: string, reason: string) {
  const { numUpdatedRows } = await trx
    .updateTable('listingReport')
    .set({ status: 'done' })
    .where('listingId', '=', listingId)
    .where('status', '=', 'new')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await recordAudit(trx, {
    actorId: viewer.id,
    action: 'close_reports',
    subjectKind: 'listing',
    subjectId: listingId,
    before: `${numUpdatedRows} open`,
    after: 'done',
    reason,
  })
}
