import type { ListingStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { settleCheck } from '#domain/owner-checks/settle-check.ts'

/** Deletes the paper about a home that is no longer offered: staff need not look at it any more. */
export async function endWaitingPaper(trx: Db, listingId: string, to: ListingStatus) {
  if (to !== 'delete' && to !== 'sold_out') return
  const waiting = await trx
    .selectFrom('ownerCheck')
    .select('id')
    .where('listingId', '=', listingId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting) await settleCheck(trx, waiting.id, { state: 'ended', reason: 'listing_gone' })
}
