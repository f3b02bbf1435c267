import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'

/** Closes the open complaints about a listing, in the transaction of the decision about them. */
export async function closeComplaints(
  trx: Db,
  actorId: string | null,
  listingId: string,
  { setTo, reason = '' }: { setTo?: ListingStatus; reason?: string },
) {
  const { numUpdatedRows } = await trx
    .updateTable('complaint')
    .set({ status: 'done' })
    .where('listingId', '=', listingId)
    .where('status', '=', 'new')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await recordAudit(trx, {
    actorId,
    action: 'close_complaints',
    subjectKind: 'listing',
    subjectId: listingId,
    after: 'done',
    reason,
    facts: { openComplaints: Number(numUpdatedRows), ...(setTo && { setTo }) },
  })
}
