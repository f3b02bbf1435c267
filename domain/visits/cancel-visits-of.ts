import { indiaDay } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

/** Removes the visits of a seeker who leaves, and tells the owners who still expect them. */
export async function cancelVisitsOf(trx: Db, seekerId: string, now = new Date()): Promise<void> {
  const expected = await trx
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(['listing.ownerId', 'visit.listingId', 'visit.status', 'visit.day', 'visit.time'])
    .select('visit.clock')
    .where('visit.seekerId', '=', seekerId)
    .where('visit.status', 'in', openStatuses)
    .where(({ or, eb }) => or([eb('visit.day', 'is', null), eb('visit.day', '>=', indiaDay(now))]))
    // Locks in one order, for accounts that are erased at the same time.
    .orderBy('listing.ownerId')
    .execute()
  await trx.deleteFrom('visit').where('seekerId', '=', seekerId).execute()
  for (const { ownerId, listingId, status, day, ...visit } of expected) {
    const kind = status === 'accepted' ? 'visit-cancelled' : 'visit-withdrawn'
    const [time, clock] = [visit.time || null, visit.clock || undefined]
    await notify(trx, ownerId, { kind, listingId, personId: seekerId, day, time, clock })
  }
}
