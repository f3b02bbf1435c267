import { sql } from 'kysely'
import { expect } from 'vitest'
import { ownerCheckLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { acceptCheck, refuseCheck } from '#domain/owner-checks/decide-check.ts'
import { endWaitingPaper } from '#domain/owner-checks/end-waiting-paper.ts'
import { findCheckedNumber } from '#domain/owner-checks/find-checked-number.ts'
import { giveReraNumber } from '#domain/owner-checks/give-rera-number.ts'
import { keepOwnerChecks } from '#domain/owner-checks/keep-owner-checks.ts'
import { countWaitingChecks, findWaitingCheck } from '#domain/owner-checks/list-waiting-checks.ts'
import { markAgentOf } from '#domain/owner-checks/mark-agent.ts'
import { withdrawCheck } from '#domain/owner-checks/withdraw-check.ts'
import { test } from '#tests/database.ts'
import { asViewer, createCheck, createListing, createUser } from '#tests/factories.ts'

const day = 86_400_000
const number = { kind: 'rera', reraNumber: 'UPRERAAGT12345', listingId: null } as const

test('nobody withdraws what somebody else shows', async ({ db }) => {
  const { id } = await createCheck(db)
  for (const role of ['member', 'staff'] as const) {
    const stranger = asViewer(await createUser(db, { role }))
    await createCheck(db, { ownerId: stranger.id })
    await expect(withdrawCheck(db, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await stateOf(db, id)).toBe('waiting')
})

test('an accepted paper ends the earlier one of its home, and no other', async ({ db }) => {
  const staff = await newStaff(db)
  const { id, ownerId, listingId } = await createCheck(db, { looks: 1 })
  const accepted = { state: 'accepted', decidedAt: new Date() } as const
  const endsAt = new Date(Date.now() + 100 * day)
  const earlier = await createCheck(db, { ownerId, listingId, ...accepted, endsAt })
  const others = [
    await createCheck(db, { ownerId, ...accepted, endsAt }),
    await createCheck(db, { ownerId, ...number, ...accepted, endsAt }),
    await createCheck(db, { ...accepted, endsAt }),
  ]
  const refused = await createCheck(db, { ownerId, listingId, ...accepted, state: 'refused' })
  await acceptCheck(db, staff, id)

  expect(await stateOf(db, earlier.id)).toBe('ended')
  for (const other of others) expect(await stateOf(db, other.id)).toBe('accepted')
  expect(await stateOf(db, refused.id)).toBe('refused')
  expect((await listNotifications(db, asViewer(await userOf(db, ownerId)))).length).toBe(1)
  expect(await jobsOf(db, 'group-homes')).toEqual([{ listingId }])
})

test('an accepted number ends the earlier one of the account, and makes its owner an agent', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const home = await createListing(db)
  const { ownerId } = home
  const accepted = { state: 'accepted', decidedAt: new Date() } as const
  const endsAt = new Date(Date.now() + 100 * day)
  const paper = await createCheck(db, { ownerId, listingId: home.id, ...accepted, endsAt })
  const earlier = await createCheck(db, { ownerId, ...number, ...accepted, endsAt })
  const stranger = await createUser(db)
  const foreign = await createCheck(db, { ownerId: stranger.id, ...number, ...accepted, endsAt })
  const id = await giveReraNumber(db, asViewer(await userOf(db, ownerId)), 'UPRERAAGT54321')
  await acceptCheck(db, staff, id)

  expect(await stateOf(db, earlier.id)).toBe('ended')
  for (const other of [paper, foreign]) expect(await stateOf(db, other.id)).toBe('accepted')
  expect(await findCheckedNumber(db, ownerId)).toMatchObject({ number: 'UPRERAAGT54321' })
  expect(await isByAgent(db, home.id)).toBe(true)
  expect(await jobsOf(db, 'group-homes')).toEqual([])
  const [told] = await listNotifications(db, asViewer(await userOf(db, ownerId)))
  expect(told?.body).toContain('RERA')
})

test('a number that others gave counts once each, while it waits or is accepted', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const { id: ownerId } = await createUser(db)
  const { id } = await createCheck(db, { ownerId, ...number, createdAt: new Date('2026-01-01') })
  const decided = { decidedAt: new Date() }
  await createCheck(db, { ownerId, ...number, ...decided, state: 'ended' })
  for (const state of ['accepted', 'ended', 'refused', 'withdrawn'] as const) {
    const other = await createUser(db)
    await createCheck(db, { ownerId: other.id, ...number, ...decided, state })
  }
  const different = { ...number, reraNumber: 'UPRERAAGT54321' }
  await createCheck(db, { ownerId: (await createUser(db)).id, ...different })
  expect(await findWaitingCheck(db, staff, id)).toMatchObject({ id, sameNumber: 1 })
})

test('staff do not see their own in the queue, and nobody what is decided', async ({ db }) => {
  const staff = await newStaff(db)
  const own = await createCheck(db, { ownerId: staff.id })
  const decided = await createCheck(db, { state: 'refused', decidedAt: new Date() })
  expect(await countWaitingChecks(db, staff)).toEqual({ count: 0, oldest: null })
  for (const { id } of [own, decided]) {
    expect(await findWaitingCheck(db, staff, id)).toBeUndefined()
  }
  await expect(refuseCheck(db, staff, decided.id, 'too_old')).rejects.toMatchObject({
    code: 'conflict',
    message: texts.ownerChecks.decidedAlready,
  })
  const other = await createCheck(db)
  expect(await findWaitingCheck(db, staff, 'nonsense')).toMatchObject({
    id: other.id,
    sameNumber: 0,
  })
})

test('a refused number has a reason of numbers, and is told as one of the account', async ({
  db,
}) => {
  const staff = await newStaff(db)
  const owner = asViewer(await createUser(db))
  const id = await giveReraNumber(db, owner, 'UPRERAAGT12345')
  await expect(refuseCheck(db, staff, id, 'too_old')).rejects.toMatchObject({
    fields: { reason: texts.ownerChecks.otherReason },
  })
  await refuseCheck(db, staff, id, 'not_registered')
  const entry = await db
    .selectFrom('auditEntry')
    .select(['actorId', 'subjectKind', 'subjectId', 'facts'])
    .where('action', '=', 'owner_check.refuse')
    .execute()
  const facts = { ownerCheck: id, shown: 'rera', refusal: 'not_registered' }
  expect(entry).toEqual([{ actorId: staff.id, subjectKind: 'user', subjectId: owner.id, facts }])
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('what waits about a home ends when it is no longer offered, and only then', async ({ db }) => {
  const other = await createCheck(db)
  const { id, listingId } = await createCheck(db)
  for (const to of ['active', 'draft', 'under_review'] as const) {
    await endWaitingPaper(db, listingId!, to)
    expect(await stateOf(db, id)).toBe('waiting')
  }
  await endWaitingPaper(db, listingId!, 'sold_out')
  expect(await stateOf(db, id)).toBe('ended')
  expect(await stateOf(db, other.id)).toBe('waiting')
})

test('a closed account gives no number', async ({ db }) => {
  const blocked = asViewer(await createUser(db, { blockedAt: new Date() }))
  await expect(giveReraNumber(db, blocked, 'UPRERAAGT12345')).rejects.toMatchObject({
    code: 'signed_out',
  })
})

test('who is not answered is told, of a number too; what was decided stays', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const id = await giveReraNumber(db, owner, 'UPRERAAGT12345')
  const decided = await createCheck(db, { state: 'refused', decidedAt: new Date() })
  const later = new Date(Date.now() + (ownerCheckLimits.waitingDays + 1) * day)
  await keepOwnerChecks(db, later)
  await keepOwnerChecks(db, later)
  expect(await stateOf(db, id)).toBe('ended')
  expect(await stateOf(db, decided.id)).toBe('refused')
  expect(await listNotifications(db, owner)).toHaveLength(1)
})

test('the end of one paper takes the badge of its home, and of no other', async ({ db }) => {
  const now = new Date()
  const badge = { checkedPaper: 'sale_deed', checkedAt: now } as const
  const [over, lasting] = [await createListing(db, badge), await createListing(db, badge)]
  const accepted = { state: 'accepted', kind: 'sale_deed', decidedAt: now } as const
  for (const [listing, endsAt] of [
    [over, now],
    [lasting, new Date(now.getTime() + 1)],
  ] as const) {
    const { id: listingId, ownerId } = listing
    await createCheck(db, { ownerId, listingId, ...accepted, endsAt })
  }
  await keepOwnerChecks(db, now)
  const rows = await db.selectFrom('listing').select(['id', 'checkedPaper']).execute()
  expect(rows.find(({ id }) => id === over.id)).toMatchObject({ checkedPaper: null })
  expect(rows.find(({ id }) => id === lasting.id)).toMatchObject({ checkedPaper: 'sale_deed' })
  const states = await db.selectFrom('ownerCheck').select(['listingId', 'state']).execute()
  expect(new Map(states.map(({ listingId, state }) => [listingId, state]))).toEqual(
    new Map([
      [over.id, 'ended'],
      [lasting.id, 'accepted'],
    ]),
  )
})

test('changes to a home, and the homes of others, make nobody an agent', async ({ db }) => {
  const home = await createListing(db)
  const { ownerId } = home
  for (let homes = 1; homes < 3; homes++) await createListing(db, { ownerId })
  await createListing(db, { ownerId, revises: home.id, status: 'draft' })
  await db
    .updateTable('listing')
    .set({ leftAt: new Date() })
    .where('revises', 'is not', null)
    .execute()
  for (let homes = 0; homes < 4; homes++) await createListing(db)
  await markAgentOf(db, home.id)
  expect(await isByAgent(db, home.id)).toBe(false)
  await markAgentOf(db, crypto.randomUUID())
})

async function newStaff(db: Db) {
  return asViewer(await createUser(db, { role: 'staff' }))
}

function userOf(db: Db, id: string) {
  return db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function stateOf(db: Db, id: string) {
  const row = await db
    .selectFrom('ownerCheck')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.state
}

async function isByAgent(db: Db, id: string) {
  const row = await db
    .selectFrom('listing')
    .select('byAgent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.byAgent
}

async function jobsOf(db: Db, name: string) {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name}`.execute(db)
  return rows.map(({ data }) => data)
}
