import { indiaDay } from '#contract/format/dates.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { lockAccount } from '#domain/users/lock-account.ts'

const hoursFromFiveToMidnight = 7

/**
 * Reminds both sides of the agreed visits of the next day, once; when it runs late, before five in
 * the afternoon, of those of the same day.
 */
export async function remindOfVisits(db: Db, now = new Date()): Promise<void> {
  const day = indiaDay(now.getTime() + hoursFromFiveToMidnight * 3_600_000)
  const visits = await selectDue(db, day).execute()
  for (const visit of visits) await remind(db, visit, { day, now })
}

type Due = { id: string; seekerId: string; ownerId: string }

function remind(db: Db, { id, seekerId, ownerId }: Due, { day, now }: { day: string; now: Date }) {
  return inTransaction(db, async (trx) => {
    // Accounts are locked before other rows, as erasing one does.
    for (const accountId of [ownerId, seekerId]) await lockAccount(trx, accountId)
    const reminded = await trx
      .updateTable('visit')
      .set({ remindedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'accepted')
      .where('day', '=', day)
      .where('remindedAt', 'is', null)
      .returning(['listingId', 'time', 'clock'])
      .executeTakeFirst()
    if (!reminded) return
    const { listingId, time, clock } = reminded
    const facts = { listingId, day, time: time || null, clock: clock || undefined }
    await notify(trx, ownerId, { kind: 'visit-reminder', personId: seekerId, ...facts })
    await notify(trx, seekerId, { kind: 'visit-reminder', personId: ownerId, ...facts })
  })
}

function selectDue(db: Db, day: string) {
  return db
    .selectFrom('visit')
    .innerJoin('listing', 'listing.id', 'visit.listingId')
    .select(['visit.id', 'visit.seekerId', 'listing.ownerId'])
    .where('visit.status', '=', 'accepted')
    .where('visit.day', '=', day)
    .where('visit.remindedAt', 'is', null)
    .orderBy('visit.id')
}
