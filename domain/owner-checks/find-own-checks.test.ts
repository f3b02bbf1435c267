import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import {
  findOwnChecks,
  listLatestStates,
  listRefusedPapers,
} from '#domain/owner-checks/find-own-checks.ts'
import { test } from '#tests/database.ts'
import { asViewer, createCheck, createListing, createUser } from '#tests/factories.ts'

const now = new Date('2026-11-18T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('an owner finds the latest check of a home, and the one that counts meanwhile', async ({
  db,
}) => {
  const { owner, home } = await prepare(db)
  expect(await findOwnChecks(db, owner, home.id)).toEqual({})
  const old = await createCheck(db, { ...home.of, state: 'ended', decidedAt: now })
  const accepted = await createCheck(db, { ...home.of, state: 'accepted', decidedAt: now })
  expect(await findOwnChecks(db, owner, home.id)).toMatchObject({
    latest: { id: accepted.id },
    accepted: { id: accepted.id },
  })
  const waiting = await createCheck(db, home.of)
  expect(old.id).not.toBe(waiting.id)
  expect(await findOwnChecks(db, owner, home.id)).toMatchObject({
    latest: { id: waiting.id, state: 'waiting' },
    accepted: { id: accepted.id },
  })
})

test('what is of the account is not of a home, and what others show is not there', async ({
  db,
}) => {
  const { owner, home } = await prepare(db)
  const other = await createListing(db, { ownerId: owner.id })
  await createCheck(db, { ownerId: owner.id, listingId: other.id })
  const stranger = await createUser(db)
  const number = { kind: 'rera', reraNumber: 'UPRERAAGT12345', listingId: null } as const
  await createCheck(db, { ownerId: stranger.id, ...number })
  expect(await findOwnChecks(db, owner, home.id)).toEqual({})
  expect(await findOwnChecks(db, owner, null)).toEqual({})
  expect(await findOwnChecks(db, asViewer(stranger), other.id)).toEqual({})

  const own = await createCheck(db, { ownerId: owner.id, ...number })
  expect(await findOwnChecks(db, owner, null)).toMatchObject({ latest: { id: own.id } })
})

test('a refused paper is told for two weeks, until another is shown', async ({ db }) => {
  const { owner, home } = await prepare(db)
  const refused = { ...home.of, state: 'refused', reason: 'too_old' } as const
  const { id } = await createCheck(db, { ...refused, decidedAt: daysAgo(13) })
  const told = () => listRefusedPapers(db, owner, now)
  expect(await told()).toMatchObject([{ spn: home.spn, checkId: id, reason: 'too_old' }])
  expect(await listRefusedPapers(db, asViewer(await createUser(db)), now)).toEqual([])

  await decidedAt(db, id, daysAgo(14))
  expect(await told()).toEqual([])
  await decidedAt(db, id, daysAgo(1))
  await createCheck(db, { ownerId: owner.id })
  expect(await told()).toHaveLength(1)
  await createCheck(db, home.of)
  expect(await told()).toEqual([])
})

test.for([
  ['active', 1],
  ['under_review', 1],
  ['sold_out', 0],
  ['delete', 0],
] as const)(
  'a refusal about a home that is %s is told %s times',
  async ([status, times], { db }) => {
    const { owner, home } = await prepare(db, status)
    await createCheck(db, { ...home.of, state: 'refused', reason: 'too_old', decidedAt: now })
    await createCheck(db, { ownerId: owner.id, state: 'withdrawn', decidedAt: now })
    expect(await listRefusedPapers(db, owner, now)).toHaveLength(times)
  },
)

test('a page of listings knows the state of the latest check of each', async ({ db }) => {
  const { owner, home } = await prepare(db)
  const without = await createListing(db, { ownerId: owner.id })
  await createCheck(db, { ...home.of, state: 'refused', decidedAt: now })
  await createCheck(db, home.of)
  await createCheck(db)
  expect([...(await listLatestStates(db, [home.id, without.id]))]).toEqual([[home.id, 'waiting']])
  expect([...(await listLatestStates(db, []))]).toEqual([])
})

async function prepare(
  db: Db,
  status: 'active' | 'under_review' | 'sold_out' | 'delete' = 'active',
) {
  const listing = await createListing(db, { status })
  const owner = asViewer({ id: listing.ownerId, name: '', role: 'member' })
  return { owner, home: { ...listing, of: { ownerId: owner.id, listingId: listing.id } } }
}

async function decidedAt(db: Db, id: string, at: Date) {
  await db.updateTable('ownerCheck').set({ decidedAt: at }).where('id', '=', id).execute()
}
