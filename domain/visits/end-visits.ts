import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { listingLimits } from '#contract/limits.ts'
import type { ListingStatus } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { notify } from '#domain/notifications/notify.ts'
import { lockAccount } from '#domain/users/lock-account.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

/** A listing that waits for a review or a correction may come back, and its visits with it. */
const endingStatuses = ['sold_out', 'delete'] as const satisfies readonly ListingStatus[]

/** Just after the owner can no longer undo the change. */
const graceSeconds = 10

/**
 * Enqueues the end of a listing's visits when it is sold or taken down, for the moment when that can
 * no longer be undone: nobody is told of a mistake that was corrected at once. Part of the caller's
 * transaction.
 */
export async function endVisitsSoon(trx: Db, listingId: string, to: ListingStatus) {
  if (!endingStatuses.some((status) => status === to)) return
  const visit = await selectOpen(trx, listingId, new Date()).limit(1).executeTakeFirst()
  if (!visit) return
  const delaySeconds = listingLimits.undoSeconds + graceSeconds
  await enqueue(trx, 'end-visits', { listingId }, { delaySeconds })
}

/** Cancels the visits to come of a listing that is sold or taken down and tells the seekers, once. */
export async function endVisits(db: Db, listingId: string, now = new Date()): Promise<void> {
  const visits = await selectOpen(db, listingId, now).orderBy('visit.id').execute()
  for (const { id, seekerId } of visits) await endVisit(db, { id, seekerId, listingId })
}

type Ended = { id: string; seekerId: string; listingId: string }

function endVisit(db: Db, { id, seekerId, listingId }: Ended) {
  return inTransaction(db, async (trx) => {
    // Accounts are locked before other rows, as erasing one does.
    await lockAccount(trx, seekerId)
    const ended = await trx
      .updateTable('visit')
      .from('listing')
      // What is said about a proposal names its time, not the time that was wished for first.
      .set({
        status: 'cancelled',
        preferredDay: sql<string | null>`visit.day`,
        preferredTime: sql<'morning'>`visit.time`,
        preferredClock: sql<string>`visit.clock`,
      })
      .whereRef('listing.id', '=', 'visit.listingId')
      .where('visit.id', '=', id)
      .where('visit.status', 'in', openStatuses)
      .where('listing.status', 'in', endingStatuses)
      .returning(['visit.day', 'visit.time', 'visit.clock', 'listing.status'])
      .executeTakeFirst()
    if (!ended) return
    const { day, status } = ended
    const [time, clock] = [ended.time || null, ended.clock || undefined]
    const isSold = status === 'sold_out'
    await notify(trx, seekerId, { kind: 'visit-ended', listingId, isSold, day, time, clock })
  })
}

/** Visits whose day is over are history. */
function selectOpen(db: Db, listingId: string, now: Date) {
  return db
    .selectFrom('visit')
    .select(['visit.id', 'visit.seekerId'])
    .where('visit.listingId', '=', listingId)
    .where('visit.status', 'in', openStatuses)
    .where(({ or, eb }) => or([eb('visit.day', 'is', null), eb('visit.day', '>=', indiaDay(now))]))
}
