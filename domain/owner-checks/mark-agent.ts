import { sql } from 'kysely'
import { daysBefore } from '#contract/format/dates.ts'
import { agentLimits, ownerCheckLimits } from '#contract/limits.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { findCheckedNumber } from '#domain/owner-checks/find-checked-number.ts'

/**
 * Stores in each of an owner's listings whether the owner is an agent, who has many homes on offer
 * or gave a RERA number, so that cards and pages need not count.
 */
export function markAgent(db: Db, ownerId: string, now = new Date()): Promise<void> {
  return inTransaction(db, async (trx) => {
    // Row lock: of two runs at once, the second counts what the first has left.
    await sql`select pg_advisory_xact_lock(hashtext('agent'), hashtext(${ownerId}))`.execute(trx)
    const byAgent = await isAgent(trx, ownerId, now)
    const others = await trx
      .selectFrom('listing')
      .select('id')
      .where('ownerId', '=', ownerId)
      .where('byAgent', '<>', byAgent)
      // Locked in one order, so that two processes that lock several listings never deadlock.
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const ids = others.map(({ id }) => id)
    if (ids.length === 0) return
    await trx.updateTable('listing').set({ byAgent }).where('id', 'in', ids).execute()
  })
}

/** The same for the owner of a listing that has changed. */
export async function markAgentOf(db: Db, listingId: string) {
  const listing = await db
    .selectFrom('listing')
    .select('ownerId')
    .where('id', '=', listingId)
    .executeTakeFirst()
  if (listing) await markAgent(db, listing.ownerId)
}

/** Once a day: homes that left the market long ago stop counting, and RERA numbers run out. */
export async function markAgentsAnew(db: Db, now = new Date()) {
  const agents = await db
    .selectFrom('listing')
    .select('ownerId')
    .distinct()
    .where('byAgent', '=', sql.lit(true))
    .execute()
  for (const { ownerId } of agents) await markAgent(db, ownerId, now)
}

async function isAgent(trx: Db, ownerId: string, now: Date) {
  if (await findCheckedNumber(trx, ownerId, now)) return true
  return (await countHomes(trx, ownerId, now)) >= agentLimits.homes
}

/**
 * The homes that are or lately were on offer, each once however often it was listed. A home that a
 * paper proves to be the owner's does not count: a landlord with a house of flats is no agent.
 */
async function countHomes(trx: Db, ownerId: string, now: Date) {
  const lately = daysBefore(now, agentLimits.days)
  const oldest = daysBefore(now, ownerCheckLimits.validDays)
  const { count } = await trx
    .selectFrom('listing')
    .leftJoin('homeListing', 'homeListing.listingId', 'listing.id')
    .select(({ fn }) =>
      fn.count<number>(fn.coalesce('homeListing.homeId', 'listing.id')).distinct().as('count'),
    )
    .where('ownerId', '=', ownerId)
    .where('revises', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('leftAt', '>', lately)]))
    .where((eb) => eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<=', oldest)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
