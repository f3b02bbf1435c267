import { daysAfter, daysBefore } from '#contract/format/dates.ts'
import { ownerCheckLimits } from '#contract/limits.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { notify } from '#domain/notifications/notify.ts'
import { markAgent, markAgentsAnew } from '#domain/owner-checks/mark-agent.ts'
import { settleCheck } from '#domain/owner-checks/settle-check.ts'
import { lockAccount } from '#domain/users/lock-account.ts'

const batch = 500
/**
 * Once a day: ends checks that nobody looked at and deletes their papers, removes papers that a
 * decision left behind, reminds owners of badges that run out soon, takes badges that have run out
 * off their listings, and counts the homes of agents anew.
 */
export async function keepOwnerChecks(db: Db, now = new Date()) {
  await endUnanswered(db, now)
  await removeLeftPapers(db)
  await remindOfEnds(db, now)
  await endAccepted(db, now)
  await markAgentsAnew(db, now)
}

async function endUnanswered(db: Db, now: Date) {
  const oldest = daysBefore(now, ownerCheckLimits.waitingDays)
  const silent = await db
    .selectFrom('ownerCheck')
    .select(['id', 'ownerId', 'listingId', 'kind'])
    .where('state', '=', 'waiting')
    .where('createdAt', '<', oldest)
    .execute()
  for (const { id, ownerId, listingId, kind } of silent) {
    await inTransaction(db, async (trx) => {
      await lockAccount(trx, ownerId)
      const isOver = await settleCheck(trx, id, { state: 'ended', reason: 'unanswered' }, now)
      const told = { kind: 'owner-check-unanswered', shown: kind } as const
      if (isOver) await notify(trx, ownerId, { ...told, ...(listingId && { listingId }) })
    })
  }
}

/** Papers of decided checks; normally none, since every decision deletes its paper. */
async function removeLeftPapers(db: Db) {
  await db
    .deleteFrom('ownerPaper')
    .where('checkId', 'in', (query) =>
      query.selectFrom('ownerCheck').select('id').where('state', '<>', 'waiting'),
    )
    .execute()
}

async function remindOfEnds(db: Db, now: Date) {
  const soon = daysAfter(now, ownerCheckLimits.remindDaysBefore)
  const ending = await db
    .selectFrom('ownerCheck')
    .select(['id', 'ownerId', 'listingId', 'kind'])
    .where('state', '=', 'accepted')
    .where('endsAt', '<=', soon)
    .where('endsAt', '>', now)
    .where('remindedAt', 'is', null)
    .limit(batch)
    .execute()
  for (const { id, ownerId, listingId, kind } of ending) {
    await inTransaction(db, async (trx) => {
      await lockAccount(trx, ownerId)
      const reminded = await trx
        .updateTable('ownerCheck')
        .set({ remindedAt: now })
        .where('id', '=', id)
        .where('state', '=', 'accepted')
        .where('remindedAt', 'is', null)
        .returning('endsAt')
        .executeTakeFirst()
      if (!reminded?.endsAt) return
      const endsAt = reminded.endsAt.toISOString()
      const told = { kind: 'owner-check-ending', shown: kind, endsAt } as const
      await notify(trx, ownerId, { ...told, ...(listingId && { listingId }) })
    })
  }
}

const nothing: Pick<Listing, 'checkedPaper' | 'checkedAt'> = { checkedPaper: null, checkedAt: null }

/** Removes badges that have run out; pages compare the dates themselves and no longer show them. */
async function endAccepted(db: Db, now: Date) {
  const over = await db
    .selectFrom('ownerCheck')
    .select(['id', 'listingId', 'ownerId'])
    .where('state', '=', 'accepted')
    .where('endsAt', '<=', now)
    .limit(batch)
    .execute()
  for (const { id, listingId, ownerId } of over) {
    await inTransaction(db, async (trx) => {
      if (listingId) {
        await trx.updateTable('listing').set(nothing).where('id', '=', listingId).execute()
      }
      await trx
        .updateTable('ownerCheck')
        .set({ state: 'ended', reason: 'year_over' })
        .where('id', '=', id)
        .where('state', '=', 'accepted')
        .execute()
    })
    await markAgent(db, ownerId, now)
  }
}
