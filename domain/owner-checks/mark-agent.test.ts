import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { agentLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { toCard } from '#domain/listings/listing-card.ts'
import { keepOwnerChecks } from '#domain/owner-checks/keep-owner-checks.ts'
import { markAgent, markAgentOf } from '#domain/owner-checks/mark-agent.ts'
import { test } from '#tests/database.ts'
import { createCheck, createListing, createUser } from '#tests/factories.ts'

const day = 86_400_000

test('many homes from one number are an agent’s, a few are an owner’s', async ({ db }) => {
  const other = await createListing(db)
  const ownerId = (await createUser(db)).id
  for (let homes = 1; homes <= agentLimits.homes; homes++) {
    const { id } = await createListing(db, { ownerId })
    await markAgentOf(db, id)
    expect(await marks(db, ownerId)).toEqual([homes >= agentLimits.homes])
  }
  expect(await marks(db, other.ownerId)).toEqual([false])
})

test.for<[string, (db: Db, ownerId: string, ids: string[]) => Promise<unknown>]>([
  [
    'is listed again',
    async (db, _, ids) => {
      const homeId = randomUUID()
      const rows = ids.slice(0, 2).map((listingId) => ({ listingId, homeId }))
      await db.insertInto('homeListing').values(rows).execute()
    },
  ],
  [
    'is proved to be theirs by a paper',
    (db, _, ids) =>
      db
        .updateTable('listing')
        .set({ checkedPaper: 'sale_deed', checkedAt: new Date() })
        .where('id', '=', ids[0]!)
        .execute(),
  ],
  [
    'never was on offer',
    (db, _, ids) =>
      db.updateTable('listing').set({ status: 'draft' }).where('id', '=', ids[0]!).execute(),
  ],
])('a home does not count once more that %s', async ([, change], { db }) => {
  const { ownerId, ids } = await agent(db)
  await change(db, ownerId, ids)
  await db.updateTable('listing').set({ leftAt: null }).where('ownerId', '=', ownerId).execute()
  await markAgent(db, ownerId)
  expect(await marks(db, ownerId)).toEqual([false])
})

test('a home that left the market counts for three months', async ({ db }) => {
  const { ownerId, ids } = await agent(db)
  await changeListingStatus(db, { kind: 'owner', id: ownerId }, ids[0]!, { to: 'sold_out' })
  await markAgent(db, ownerId)
  expect(await marks(db, ownerId)).toEqual([true])
  await keepOwnerChecks(db, new Date(Date.now() + (agentLimits.days + 1) * day))
  expect(await marks(db, ownerId)).toEqual([false])
})

test('a broker with a checked RERA number is an agent, until it runs out', async ({ db }) => {
  const { ownerId } = await createListing(db)
  const accepted = { state: 'accepted', decidedAt: new Date() } as const
  const endsAt = new Date(Date.now() + 100 * day)
  const rera = { kind: 'rera', reraNumber: 'UPRERAAGT12345', listingId: null } as const
  await createCheck(db, { ownerId, ...rera, ...accepted, endsAt })
  await markAgent(db, ownerId)
  expect(await marks(db, ownerId)).toEqual([true])
  await keepOwnerChecks(db, new Date(Date.now() + 101 * day))
  expect(await marks(db, ownerId)).toEqual([false])
})

test('being marked is no edit of a listing, and its card says it', async ({ db }) => {
  const { ownerId } = await agent(db)
  const { rows } = await sql<{ edited: number }>`
    select count(*)::int as edited from listing
    where owner_id = ${ownerId} and updated_at <> created_at`.execute(db)
  expect(rows).toEqual([{ edited: 0 }])
  const listing = await db
    .selectFrom('listing')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const card = (row: object) => toCard({ ...listing, ...row } as never, new Date()).listed
  expect(card({})).toMatch(/ · by an agent$/)
  expect(card({ checkedPaper: 'sale_deed', checkedAt: new Date() })).toMatch(
    / · sale deed checked$/,
  )
  expect(card({ byAgent: false })).not.toContain('·')
})

async function agent(db: Db) {
  const ownerId = (await createUser(db)).id
  const ids: string[] = []
  for (let homes = 0; homes < agentLimits.homes; homes++) {
    ids.push((await createListing(db, { ownerId })).id)
  }
  await markAgent(db, ownerId)
  expect(await marks(db, ownerId)).toEqual([true])
  return { ownerId, ids }
}

/** What the owner's listings say, which is the same of all. */
async function marks(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('listing')
    .select('byAgent')
    .distinct()
    .where('ownerId', '=', ownerId)
    .execute()
  return rows.map(({ byAgent }) => byAgent)
}
